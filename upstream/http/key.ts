import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether a request may read: the key in the header, the parameter or both, and none of them wrong (rule: site/api-key).
 * An empty key asks for nothing.
 */
export function keyAccepted(key: string, given: readonly (string | null | undefined)[]): boolean {
  if (key === "") return true;
  const sent = given.filter((value) => typeof value === "string");
  return sent.length > 0 && sent.every((value) => timingSafeEqual(digest(value), digest(key)));
}
