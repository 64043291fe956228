import { limitOf } from "./limit";

/**
 * Fetches a published picture, or a file of our API.
 * @param timeout milliseconds
 * @param bearer token that a file of our API asks for
 * @returns null when it cannot be loaded; the error is logged
 */
export async function readBlob(address: string, timeout: number, bearer?: string | null): Promise<Blob | null> {
  try {
    const answer = await fetch(address, {
      signal: limitOf(timeout).signal,
      ...(bearer && { headers: { Authorization: `Bearer ${bearer}` } }),
    });
    return answer.ok ? await answer.blob() : null;
  } catch (error) {
    console.warn("Pas de réponse :", address, error instanceof Error ? error.name : error);
    return null;
  }
}
