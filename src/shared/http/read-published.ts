/**
 * In milliseconds. It is long because the heaviest file, the index of all cars, may come over a slow network. Browsers without AbortSignal.timeout()
 * use their own timeout: this code is in the scripts of every page, where a timer would take too many bytes.
 */
const TIMEOUT = 60_000;

/**
 * Fetches a JSON file of the published site.
 * @param read parses the content; returns null when it is invalid
 * @param cache "no-store" bypasses the browser's cache
 * @returns null when the file cannot be loaded or is invalid; the error is logged
 */
export async function readPublished<Value>(
  address: string,
  read: (said: unknown) => Value | null,
  cache?: RequestCache,
): Promise<Value | null> {
  try {
    const answer = await fetch(address, { cache, signal: AbortSignal.timeout?.(TIMEOUT) });
    return read(await answer.json()); // a page that says there is none is no JSON
  } catch (error) {
    console.warn(address, error);
    return null;
  }
}
