import { limitOf } from "./limit";

/**
 * Fetches a published picture.
 * @param timeout milliseconds
 * @returns null when it cannot be loaded; the error is logged
 */
export async function readBlob(address: string, timeout: number): Promise<Blob | null> {
  try {
    const answer = await fetch(address, { signal: limitOf(timeout).signal });
    return answer.ok ? await answer.blob() : null;
  } catch (error) {
    console.warn("Pas de réponse :", address, error instanceof Error ? error.name : error);
    return null;
  }
}
