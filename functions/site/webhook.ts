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
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const given = signatures
    .split(" ")
    .slice(0, 10)
    .flatMap((one) => (one.startsWith("v1,") ? (decoded(one.slice(3)) ?? []) : []));
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey(
      "raw",
      bytesOf(secret.slice(PREFIX.length)),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["verify"],
    );
    for (const signature of given) if (await crypto.subtle.verify("HMAC", key, signature, signed)) return true;
  }
  return false;
}
