import { adSearchAnswer, type AdSearchAnswer } from "../../contract/market/ad";
import { ask } from "../../shared/http/ask";

/** Milliseconds for which an answer is not asked for anew. */
const FRESH = 5 * 60_000;
const MAX_KEPT = 60;

/** By what was asked, the oldest first. */
const kept = new Map<string, { readonly at: number; readonly answer: AdSearchAnswer }>();

/** The last one, however old: what the way back from an ad shows at once. */
export const lastAnswer = (query: string): AdSearchAnswer | null => kept.get(query)?.answer ?? null;

export function keptAnswer(query: string): AdSearchAnswer | null {
  const known = kept.get(query);
  return known && Date.now() - known.at < FRESH ? known.answer : null;
}

/** @param query of writeAdSearch @returns null where there is no answer to be had, or nobody waits for it any more */
export async function askAds(query: string, signal: AbortSignal): Promise<AdSearchAnswer | null> {
  const asked = await ask(`/api/ads${query ? `?${query}` : ""}`, adSearchAnswer, { signal });
  if (!asked.ok) return null;
  kept.delete(query);
  kept.set(query, { at: Date.now(), answer: asked.value });
  for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
  return asked.value;
}
