import { type Reader, readJson, receive } from "./receive";

/** Milliseconds; long enough for the largest file, the index of all cars, over a slow network. */
const TIMEOUT = 60_000;

/**
 * Reads a JSON file published by the site.
 * @param cache "no-store" for the version published now
 * @returns null when the file cannot be loaded or is invalid, after logging the error
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
