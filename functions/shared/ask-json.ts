import { readJson } from "./body";
import { errorName } from "./error-name";

const MAX_BYTES = 1_000_000;

/** What another server answered, or the reason of a failure, which quotes nothing of the answer. */
export type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

/**
 * Requests JSON from another server, 1 MB at most. A redirect is a failure, so that what is sent reaches no other host.
 * @param timeoutMs includes the reading of the answer
 * @param statuses the statuses of answers that are read
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
