import * as z from "zod/mini";
import { type Answer, ask } from "../../shared/http/ask";

/** As functions/api.ts names them. */
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

/** Milliseconds: the captcha is verified meanwhile. */
const TIMEOUT = 30_000;

/**
 * Hands a message to the edge (functions/messages/receive.ts). Sent again with the same id, it is the same message.
 * @param token of the member who sends it; nothing for everybody
 */
export const sendMessage = (
  address: MessageAddress,
  message: object,
  token?: () => Promise<string | null>,
): Promise<Sent> =>
  ask(`/api/${address}`, received, { body: message, timeout: TIMEOUT, subject: "message", ...(token && { token }) });
