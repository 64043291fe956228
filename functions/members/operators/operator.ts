import { RIGHTS, type Right, type Role, ROLES, SCRIPT } from "../../../src/contract/members/operators";
import type { Context } from "../../shared/context";
import { hasOpsToken } from "../../shared/operator";
import { problem } from "../../shared/problem";
import { noMember, whoIs } from "../identity";
import { operatorOf } from "./operators-store";

/** Somebody who may use /api/ops. */
interface Operator {
  readonly name: string;
  /** Null for the token of scripts. */
  readonly role: Role | null;
  readonly rights: readonly Right[];
}

export interface OperatorContext extends Context {
  readonly operator: Operator;
}

type Identified =
  | { readonly ok: true; readonly operator: Operator }
  | { readonly ok: false; readonly refusal: Response };

/** The token of scripts, which has every right (rule: members/script-token). */
const script: Operator = { name: SCRIPT, role: null, rights: RIGHTS };

const no = (refusal: Response): Identified => ({ ok: false, refusal });
const looksLikeIdToken = (authorization: string) => /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/.test(authorization);

/**
 * Identifies the operator who asks, by the token of scripts or by the ID token of an account with a role (rule: members/roles). A deployed Worker demands
 * a second factor before it looks for a role, and an account without a role has the answer of one whose role is not enough: a password that was found
 * does not tell who is an operator (rule: members/second-factor, members/operator-tries).
 */
export async function whichOperator(
  context: Pick<Context, "env" | "request" | "waitUntil">,
  may: Right | null,
): Promise<Identified> {
  const { env, request } = context;
  if (await hasOpsToken(env, request)) return { ok: true, operator: script };
  if (!looksLikeIdToken(request.headers.get("Authorization") ?? ""))
    return no(problem("who_are_you", { "WWW-Authenticate": "Bearer" }));
  const who = await whoIs(context);
  if (!who.ok) return no(noMember(who.problem));
  if (env.MODE !== "local" && !who.secondFactor) return no(problem("second_factor"));
  const found = await operatorOf(env.DB, who.member);
  const rights: readonly Right[] = found ? ROLES[found.role].rights : [];
  if (!found || (may !== null && !rights.includes(may))) return no(problem("not_operator"));
  return { ok: true, operator: { name: found.name, role: found.role, rights } };
}
