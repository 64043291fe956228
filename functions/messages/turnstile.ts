import * as z from "zod/mini";
import { askJson } from "../shared/ask-json";
import type { Env } from "../env";
import { sha256Hex } from "../shared/sha-256";

const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const TIMEOUT_MS = 1_500;

const verdict = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  "error-codes": z.optional(z.array(z.string())),
});
/** Error codes of siteverify meaning that the token is refused. Any other error is not the visitor's fault. */
const TOKEN_ERRORS = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"];

export interface Sender {
  readonly secret: string;
  readonly token: string | null;
  /** The id of the message. */
  readonly id: string;
  /** The action that the form's widget was given. */
  readonly action: string;
  /** The host of this site. */
  readonly hostname: string;
  readonly visitor: string;
}

/** The idempotency key of a message and its token, a UUID: asked again with it, siteverify gives the same answer although a token is valid once. */
async function keyOf(text: string): Promise<string> {
  return (await sha256Hex(text)).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

/**
 * Asks Turnstile whether a person sent a message.
 * @returns "unknown" when siteverify gives no valid answer within 1.5 s; the reason is logged
 */
export async function judgeSender(
  { MODE, TURNSTILE_URL }: Env,
  { secret, token, id, action, hostname, visitor }: Sender,
): Promise<"person" | "refused" | "unknown"> {
  if (!token) return "refused";
  const address = MODE === "local" && TURNSTILE_URL ? TURNSTILE_URL : SITEVERIFY;
  const body = JSON.stringify({
    secret,
    response: token,
    idempotency_key: await keyOf(`${id} ${token}`),
    remoteip: visitor,
  });
  const outcome = await askJson(
    address,
    { method: "POST", headers: { "Content-Type": "application/json" }, body },
    TIMEOUT_MS,
  );
  const result = outcome.ok ? verdict.safeParse(outcome.value).data : undefined;
  const codes = result?.["error-codes"] ?? [];
  if (!result || (!result.success && !codes.some((code) => TOKEN_ERRORS.includes(code)))) {
    console.warn(
      `siteverify: ${outcome.ok ? codes.join(" ").slice(0, 100) || "not the agreed answer" : outcome.reason}`,
    );
    return "unknown";
  }
  return result.success && result.hostname === hostname && result.action === action ? "person" : "refused";
}
