/**
 * Milliseconds: the heaviest file, the index of all cars, comes over a slow network. Browsers without AbortSignal.timeout() wait as long as they do by
 * themselves: this is in the scripts of every page, which have no room for a timer.
 */
const TIMEOUT = 60_000;

/**
 * A JSON file that the site publishes.
 * @param read null for what it should not hold
 * @param cache "no-store": as it is published now
 * @returns null where it cannot be had, or is not what it should be: logged, no more
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
