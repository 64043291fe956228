import { type LastGood, parseLastGood } from "./last-good";
import { joinHistories, parseHistories } from "./price-histories";

/** The kinds of files that a build keeps for the next one, each in a folder of this name. */
export const STATE_KINDS = ["last-good", "new-prices"] as const;
export type StateKind = (typeof STATE_KINDS)[number];

/** Later answers come first; of equally late ones that with a drop, of two drops the earlier. */
const isNewer = (one: LastGood, other: LastGood): boolean => {
  if (one.savedAt !== other.savedAt) return one.savedAt > other.savedAt;
  return (one.drop?.since ?? Number.POSITIVE_INFINITY) < (other.drop?.since ?? Number.POSITIVE_INFINITY);
};

/**
 * What the next build should read of two copies of one file of the state, which two builders may have written at once: the later of two answers
 * of api.php, and the prices of both histories. A copy that cannot be read counts for nothing.
 * @param before the copy from which both went on; null where there is none
 */
export function newerState(kind: StateKind, one: string, other: string, before: string | null): string {
  if (kind === "new-prices") {
    const [mine, theirs, base] = [one, other, before ?? ""].map((text) => parseHistories(text));
    if (!mine || !theirs) return mine ? one : other;
    return JSON.stringify(joinHistories(mine, theirs, base ?? {}));
  }
  const [mine, theirs] = [parseLastGood(one), parseLastGood(other)];
  if (!theirs) return one;
  return mine && !isNewer(theirs, mine) ? one : other;
}
