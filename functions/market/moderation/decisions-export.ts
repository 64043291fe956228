import { DECISION_ACTS } from "../../../src/contract/members/decision";
import { labelIn } from "../../../src/contract/market/lists";
import { AD_REFUSALS } from "../../../src/contract/market/reasons";
import type { OperatorContext } from "../../members/operators/operator";
import { csvAnswer } from "../../messages/csv";
import { listDecisions } from "./decisions-list-store";
import { isoOf } from "../../shared/iso-of";

/** Some decisions of a year: a Worker has little memory. */
const MAX_EXPORTED = 5_000;

/** `GET /api/ops/decisions.csv`: who decided what, when and why (rule: market/decisions). */
export async function exportDecisions({ env }: OperatorContext): Promise<Response> {
  const decisions = await listDecisions(env.DB, MAX_EXPORTED);
  return csvAnswer(
    ["date", "opérateur", "décision", "annonce", "voiture", "vendeur", "nom du vendeur", "motif", "pourquoi"],
    decisions.map(({ at, operator, act, ad_id, car, seller_id, seller, detail, note }) => [
      isoOf(at),
      operator,
      labelIn(DECISION_ACTS, act),
      ad_id,
      car,
      seller_id,
      seller,
      act === "refuse" && detail ? labelIn(AD_REFUSALS, detail) : detail,
      note,
    ]),
    "decisions",
  );
}
