import { readJson } from "./body";
import { errorName } from "./error-name";

const MAX_BYTES = 1_000_000;

/** What another server answered, or why it did not, without quoting it. */
export type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

/**
 * Asks another server for JSON, 1 MB at most. What is sent goes to that one host: a redirect is a failure.
 * @param timeoutMs includes the reading of the answer
 * @param statuses those of an answer to the question
 */
export async function askJson(
  url: URL | string,
  init: RequestInit,
  timeoutMs: number,
  statuses: readonly number[] = [200],
): Promise<Outcome> {
  try {
    const answer = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    if (!statuses.includes(answer.status)) return { ok: false, reason: `status ${answer.status}` };
    return await readJson(answer, { limit: MAX_BYTES, timeoutMs });
  } catch (error) {
    return { ok: false, reason: errorName(error) };
  }
}
