/** Shorter ones would be found by chance. */
const MIN_SECRET_LENGTH = 6;

/** The ways a key could stand in a file: as it is, URL-encoded, base64 and base64url at each of the three alignments. */
export function spellingsOf(key: string): readonly Buffer[] {
  if (key.length < MIN_SECRET_LENGTH) return [];
  const spellings = new Set([key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]);
  for (const offset of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(key)]).toString("base64");
    // Characters that also hold bits of what stands before or after the key are cut.
    const inside = encoded.replace(/=+$/, "").slice(offset === 0 ? 0 : offset + 1, -1);
    spellings.add(inside);
    spellings.add(inside.replace(/\+/g, "-").replace(/\//g, "_"));
  }
  return [...spellings].map((spelling) => Buffer.from(spelling));
}

export const holdsOneOf = (content: Buffer, needles: readonly Buffer[]) =>
  needles.some((needle) => content.includes(needle));
