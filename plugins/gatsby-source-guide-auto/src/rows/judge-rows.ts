import { contentEndpoints, type ContentKind } from "../../../../src/contract/shared/endpoints";
import { failure, type Problem } from "../problem";
import type { ParsedRows } from "./parse-rows";
import { policies } from "./policy";

const BAD_SHARE = 0.02;

/**
 * Decides whether a response may replace the last good one.
 * One invalid row and one missing row are always tolerated, because 2 % of a list of thirty is less than one row.
 */
export function judgeRows(
  { good, bad }: ParsedRows<unknown>,
  kind: ContentKind,
  lastCount: number | null,
): Problem | null {
  const { name } = contentEndpoints[kind];
  const { keep, mayBeEmpty } = policies[kind];
  const all = good.length + bad.length;
  const example = bad[0];
  if (example && (bad.length > Math.max(1, all * BAD_SHARE) || good.length === 0)) {
    const where = `${bad.length} sur ${all}, dont ${example.row}, champ ${example.field || "–"}`;
    return failure(name, "bad-rows", where).problem;
  }
  if (good.length === 0 && !mayBeEmpty) return failure(name, "empty").problem;
  const least = lastCount && keep > 0 ? Math.max(1, Math.floor(lastCount * keep)) : 0;
  if (good.length < least) return failure(name, "shrunk", `${good.length} au lieu de ${lastCount}`).problem;
  return null;
}
