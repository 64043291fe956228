const TOLERANCE_SECONDS = 300;
const PREFIX = "whsec_";

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** @returns null when the text is not base64 */
function decoded(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return bytesOf(base64);
  } catch {
    return null;
  }
}

export interface Webhook {
  readonly id: string;
  readonly timestamp: string;
  /** Several, separated by spaces: `v1,<base64>`. */
  readonly signatures: string;
  readonly body: string;
}

const keyOf = (secret: string, use: "sign" | "verify") =>
  crypto.subtle.importKey("raw", bytesOf(secret.slice(PREFIX.length)), { name: "HMAC", hash: "SHA-256" }, false, [use]);

const signedText = ({ id, timestamp, body }: Omit<Webhook, "signatures">) =>
  new TextEncoder().encode(`${id}.${timestamp}.${body}`);

/** Whether a text is a secret of webhooks: `whsec_<base64>`, of 24 to 64 bytes. */
export function isWebhookSecret(text: string): boolean {
  const bytes = text.startsWith(PREFIX) ? decoded(text.slice(PREFIX.length)) : null;
  return bytes !== null && bytes.length >= 24 && bytes.length <= 64;
}

/** The headers of a webhook that this site sends (Standard Webhooks). @param secret `whsec_<base64>` */
export async function webhookHeaders(
  { id, body }: Pick<Webhook, "id" | "body">,
  secret: string,
  now: number,
): Promise<Readonly<Record<string, string>>> {
  const timestamp = String(Math.floor(now / 1_000));
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret, "sign"), signedText({ id, timestamp, body }));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${base64}` };
}

/**
 * Whether a webhook was signed with one of our secrets within the last five minutes (Standard Webhooks). `crypto.subtle.verify`
 * compares in constant time.
 * @param secrets `whsec_<base64>`, several while one is being replaced
 */
export async function isSigned(
  { id, timestamp, signatures, body }: Webhook,
  secrets: readonly string[],
  now: number,
): Promise<boolean> {
  if (!/^[\w.-]{1,100}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const signed = signedText({ id, timestamp, body });
  const given = signatures
    .split(" ")
    .slice(0, 10)
    .flatMap((one) => (one.startsWith("v1,") ? (decoded(one.slice(3)) ?? []) : []));
  for (const secret of secrets) {
    const key = await keyOf(secret, "verify");
    for (const signature of given) if (await crypto.subtle.verify("HMAC", key, signature, signed)) return true;
  }
  return false;
}
