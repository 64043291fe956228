/** Shorter keys are not searched for, because they would be found by chance. */
const MIN_SECRET_LENGTH = 6;

/** Forms in which a file could contain a key: plain, URL-encoded, JSON-escaped, and base64 and base64url at each of the three alignments. */
export function spellingsOf(key: string): readonly Buffer[] {
  if (key.length < MIN_SECRET_LENGTH) return [];
  const spellings = new Set([key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]);
  for (const offset of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(key)]).toString("base64");
    // Characters that also encode bits of the text before or after the key are cut off.
    const inside = encoded.replace(/=+$/, "").slice(offset === 0 ? 0 : offset + 1, -1);
    spellings.add(inside);
    spellings.add(inside.replace(/\+/g, "-").replace(/\//g, "_"));
  }
  return [...spellings].map((spelling) => Buffer.from(spelling));
}

export const holdsOneOf = (content: Buffer, needles: readonly Buffer[]) =>
  needles.some((needle) => content.includes(needle));
