import type { Options } from "../options";
import { type LastGood, writeLastGood } from "./last-good";
import { DAY } from "../../../../src/shared/dates/day";

/** Milliseconds after which a list that is still short counts as shortened on purpose. */
const STAYS = DAY;

/**
 * Whether a list that lost too many rows is accepted: the owner allows it, or the list has stayed as short for a day. Until then, the drop is recorded, and
 * the last good response is used.
 */
export async function isDropMeant(
  file: string,
  last: LastGood | null,
  count: number,
  now: number,
  { acceptDrops }: Pick<Options, "acceptDrops">,
): Promise<boolean> {
  if (acceptDrops) return true;
  const before = last?.drop;
  if (before && count >= before.count) return now - before.since >= STAYS;
  if (last) await writeLastGood(file, { ...last, drop: { since: now, count } });
  return false;
}
