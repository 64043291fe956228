import { limitOf } from "./limit";

/**
 * A picture as it is published.
 * @param timeout milliseconds
 * @returns null where it cannot be had now: logged, no more
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
