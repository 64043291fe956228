import * as z from "zod/mini";
import { type Answer, ask } from "../../shared/http/ask";

/** Routes that accept messages, as in functions/api.ts. */
export type MessageAddress =
  | "leads"
  | "newsletter"
  | "contact"
  | "reviews"
  | "votes"
  | "alerts"
  | `ads/${string}/${"message" | "report"}`;

const received = z.object({ reference: z.string() });
export type Sent = Answer<z.infer<typeof received>>;

/** Milliseconds; long, because the Worker verifies the captcha before it answers. */
const TIMEOUT = 30_000;

/**
 * Sends a message to the Worker (functions/messages/receive.ts). Sending is idempotent: a message with the same id is stored once.
 * @param token returns the ID token of the member who sends it; absent for messages that need no account
 */
export const sendMessage = (
  address: MessageAddress,
  message: object,
  token?: () => Promise<string | null>,
): Promise<Sent> =>
  ask(`/api/${address}`, received, { body: message, timeout: TIMEOUT, subject: "message", ...(token && { token }) });
