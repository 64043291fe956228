/** Reads the body of a response in chunks. @returns null as soon as it is larger than allowed. */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array | null> {
  if (!response.body) return new Uint8Array();
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = Number(response.headers.get("content-length") ?? 0) > maxBytes ? Infinity : 0;
  while (size <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    chunks.push(value);
    size += value.byteLength;
  }
  await reader.cancel();
  return null;
}

/** Decodes UTF-8 and drops a byte order mark. @returns null when the bytes are not UTF-8. */
export function decodeText(body: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return null;
  }
}
