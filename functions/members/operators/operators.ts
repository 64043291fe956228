import { newOperator, type NamedOperator, type OperatorSelf } from "../../../src/contract/members/operators";
import type { JsonContext } from "../../shared/context";
import { liveJson, noContent } from "../../shared/live-json";
import { problem } from "../../shared/problem";
import { wrongFields } from "../../shared/wrong-fields";
import type { OperatorContext } from "./operator";
import { allOperators, dropOperator, putOperator } from "./operators-store";
import { isoOf } from "../../shared/iso-of";

/** `GET /api/ops/me`: who asks, and what they may do. */
export const readSelf = ({ operator: { name, role, rights } }: OperatorContext): Response =>
  liveJson({ name, role, rights: [...rights] } satisfies OperatorSelf);

/** `GET /api/ops/operators` */
export async function listOperators({ env }: OperatorContext): Promise<Response> {
  const operators = (await allOperators(env.DB)).map(
    ({ since, ...same }): NamedOperator => ({ ...same, since: isoOf(since) }),
  );
  return liveJson({ operators });
}

/** `POST /api/ops/operators`: gives an account a role. */
export async function nameOperator({ env, json, operator }: OperatorContext & JsonContext): Promise<Response> {
  const { success, data, error } = newOperator.safeParse(json);
  if (!success) return problem("invalid", {}, wrongFields(error));
  return (await putOperator(env.DB, data, operator, Date.now())) ? noContent() : problem("operator_name");
}

/** `DELETE /api/ops/operators/{account}` */
export async function removeOperator({ env, operator, params: { account = "" } }: OperatorContext): Promise<Response> {
  return (await dropOperator(env.DB, account, operator, Date.now())) ? noContent() : problem("unknown_operator");
}
