import { accountOf } from "./account";
import { judgeToken } from "./id-token";
import type { Context } from "../shared/context";
import { problem, type ProblemCode } from "../shared/problem";

/** Somebody who has an account with a verified address. */
export interface Member {
  readonly uid: string;
  readonly email: string;
  /** "" when the member gave no name. */
  readonly name: string;
}

/** A request of a member who is signed in. */
export interface MemberContext extends Context {
  readonly member: Member;
}

type NoMember = Extract<ProblemCode, "signed_out" | "not_verified" | "accounts_down" | "not_ready">;
export type Identity =
  | {
      readonly ok: true;
      readonly member: Member;
      /** Whether the sign-in had a second factor, such as a code on the telephone (`firebase.sign_in_second_factor` of the token). */
      readonly secondFactor: boolean;
    }
  | { readonly ok: false; readonly problem: NoMember };

const no = (code: NoMember): Identity => ({ ok: false, problem: code });

/**
 * Identifies the member by the ID token in `Authorization: Bearer …` and by the account's present state, because the account may have
 * been disabled since the token was issued (rule: members/account-recheck). It fails closed: when nobody can tell, there is no member.
 */
export async function whoIs(context: Pick<Context, "env" | "request" | "waitUntil">): Promise<Identity> {
  const { env, request } = context;
  if (!env.FIREBASE_PROJECT_ID) return no("not_ready");
  const judged = await judgeToken(env, env.FIREBASE_PROJECT_ID, request.headers.get("Authorization") ?? "");
  if (judged === "bad") return no("signed_out");
  if (judged === "unknown") return no("accounts_down");
  const { token, claims } = judged;
  if (!claims.email_verified) return no("not_verified");
  const account = await accountOf(context, token);
  if (account === "unknown") return no("accounts_down");
  if (account === "gone" || account.localId !== claims.sub) return no("signed_out");
  if (!account.emailVerified) return no("not_verified");
  return {
    ok: true,
    member: { uid: claims.sub, email: account.email, name: account.displayName ?? "" },
    secondFactor: Boolean(claims.firebase?.sign_in_second_factor),
  };
}

const HEADERS: Readonly<Record<NoMember, Readonly<Record<string, string>>>> = {
  signed_out: { "WWW-Authenticate": "Bearer" },
  not_verified: {},
  accounts_down: { "Retry-After": "30" },
  not_ready: { "Retry-After": "3600" },
};

/** The answer to a request that is not a member's. */
export const noMember = (code: NoMember): Response => problem(code, HEADERS[code]);
