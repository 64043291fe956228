import { adSearchAnswer, type AdSearchAnswer } from "../../contract/market/ad";
import { ask } from "../../shared/http/ask";

/** How long an answer is reused, in milliseconds. */
const FRESH = 5 * 60_000;
const MAX_KEPT = 60;

/** Answers by query, the oldest first. */
const kept = new Map<string, { readonly at: number; readonly answer: AdSearchAnswer }>();

/** The last answer to a query, however old: it is shown at once when a visitor comes back from an ad. */
export const lastAnswer = (query: string): AdSearchAnswer | null => kept.get(query)?.answer ?? null;

export function keptAnswer(query: string): AdSearchAnswer | null {
  const known = kept.get(query);
  return known && Date.now() - known.at < FRESH ? known.answer : null;
}

/** @param query of writeAdSearch */
export function keepAnswer(query: string, answer: AdSearchAnswer): void {
  kept.delete(query);
  kept.set(query, { at: Date.now(), answer });
  for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
}

/** @param query of writeAdSearch @returns null if the request failed or was aborted */
export async function askAds(query: string, signal: AbortSignal): Promise<AdSearchAnswer | null> {
  const asked = await ask(`/api/ads${query ? `?${query}` : ""}`, adSearchAnswer, { signal });
  if (!asked.ok) return null;
  keepAnswer(query, asked.value);
  return asked.value;
}
