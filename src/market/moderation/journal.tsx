import { DECISION_ACTS } from "../../contract/members/decision";
import { labelIn } from "../../contract/market/lists";
import type { ModeratedAd } from "../../contract/market/moderation";
import { AD_PAPERS } from "../../contract/market/papers";
import { AD_REFUSALS } from "../../contract/market/reasons";
import { shortDate } from "../../shared/dates/dates";
import { spaced } from "../../shared/ui/spaced";
import * as styles from "./moderation.later.module.css";

type Decision = ModeratedAd["decisions"][number];

/** What a decision was about, in words; null where its act says all. */
function detailOf({ act, detail }: Decision): string | null {
  if (act === "refuse" && detail) return labelIn(AD_REFUSALS, detail);
  if (act !== "papers") return null;
  return detail
    ? detail
        .split(" ")
        .map((paper) => labelIn(AD_PAPERS, paper))
        .join(", ")
    : "aucun";
}

/** What was decided about an ad or its seller before, the newest first (rule: market/decisions). */
export function Journal({ decisions }: { readonly decisions: ModeratedAd["decisions"] }) {
  if (decisions.length === 0) return null;
  return (
    <ul className={styles.journal} aria-label="Décisions prises">
      {decisions.map((decision) => {
        const { at, operator, act, note } = decision;
        const detail = detailOf(decision);
        return (
          <li key={`${at} ${act}`}>
            <time dateTime={at}>{shortDate(at)}</time>, <b>{operator}</b>
            {spaced(` : ${labelIn(DECISION_ACTS, act)}${detail ? ` (${detail})` : ""}.`)}
            {note && spaced(` ${note}`)}
          </li>
        );
      })}
    </ul>
  );
}
