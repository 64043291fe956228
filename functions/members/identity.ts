import { accountOf } from "./account";
import { judgeToken } from "./id-token";
import type { Context } from "../shared/context";
import { problem, type ProblemCode } from "../shared/problem";

/** Somebody who has an account with a verified address. */
export interface Member {
  readonly uid: string;
  readonly email: string;
  /** "" where they gave none. */
  readonly name: string;
}

/** What a member asks. */
export interface MemberContext extends Context {
  readonly member: Member;
}

type NoMember = Extract<ProblemCode, "signed_out" | "not_verified" | "accounts_down" | "not_ready">;
export type Identity =
  | { readonly ok: true; readonly member: Member }
  | { readonly ok: false; readonly problem: NoMember };

const no = (code: NoMember): Identity => ({ ok: false, problem: code });

/**
 * Who asks, by the ID token in `Authorization: Bearer …` and by the account as it is now: a token alone says nothing of an
 * account that was disabled since (rule: members/account-recheck). Nobody to judge means nobody.
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
  return { ok: true, member: { uid: claims.sub, email: account.email, name: account.displayName ?? "" } };
}

const HEADERS: Readonly<Record<NoMember, Readonly<Record<string, string>>>> = {
  signed_out: { "WWW-Authenticate": "Bearer" },
  not_verified: {},
  accounts_down: { "Retry-After": "30" },
  not_ready: { "Retry-After": "3600" },
};

/** The answer to who is no member. */
export const noMember = (code: NoMember): Response => problem(code, HEADERS[code]);
