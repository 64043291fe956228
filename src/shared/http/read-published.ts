import { type Reader, readJson, receive } from "./receive";

/** Milliseconds: the heaviest file, the index of all cars, comes over a slow network. */
const TIMEOUT = 60_000;

/**
 * A JSON file that the site publishes.
 * @param cache "no-store": as it is published now
 * @returns null where it cannot be had, or is not what it should be: logged, no more
 */
export async function readPublished<Value>(
  address: string,
  reader: Reader<Value>,
  cache: RequestCache = "default",
): Promise<Value | null> {
  try {
    const { ok, status, body } = await receive(address, TIMEOUT, { cache }, readJson);
    const value = ok ? reader.safeParse(body).data : undefined;
    if (value !== undefined) return value;
    console.warn("Pas de réponse :", address, status);
  } catch (error) {
    console.warn("Pas de réponse :", address, error instanceof Error ? error.name : error);
  }
  return null;
}
