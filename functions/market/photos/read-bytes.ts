/**
 * The bytes of a body, read no further than a length, whatever length its sender says.
 * @returns null when there are more
 */
export async function readBytes({ body }: Request, longest: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  parts.reduce((place, part) => (bytes.set(part, place), place + part.length), 0);
  return bytes;
}
