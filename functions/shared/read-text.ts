/**
 * The text of a body, read no further than a length, whatever length its sender says.
 * @returns null when it is longer
 */
export async function readText({ body }: Request | Response, longest: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    if (text.length > longest) {
      await reader.cancel();
      return null;
    }
  }
  return text + decoder.decode();
}
