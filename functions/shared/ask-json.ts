import { errorName } from "./error-name";
import { readText } from "./read-text";

const LONGEST = 1_000_000;

/** What another server answered; else why not, without a word of its own. */
export type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

/**
 * Asks another server for JSON, 1 MB at most. What is sent goes to that one host: a redirect is a failure.
 * @param patience milliseconds, the reading included
 * @param statuses those that answer the question
 */
export async function askJson(
  url: URL | string,
  init: RequestInit,
  patience: number,
  statuses: readonly number[] = [200],
): Promise<Outcome> {
  try {
    const answer = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(patience) });
    if (!statuses.includes(answer.status)) return { ok: false, reason: `status ${answer.status}` };
    const text = await readText(answer, LONGEST);
    return text === null ? { ok: false, reason: "too long" } : { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, reason: errorName(error) };
  }
}
