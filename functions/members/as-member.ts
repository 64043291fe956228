import type { Env } from "../env";
import { type Member, noMember, whoIs } from "./identity";
import { liveJson } from "../shared/live-json";
import { networkOf } from "../shared/network";
import { problem } from "../shared/problem";

/** Answers a member alone, and each of them so many times a minute. */
export async function asMember(
  env: Env,
  request: Request,
  answer: (member: Member) => Promise<Response>,
): Promise<Response> {
  const { success } = await env.MEMBER_RATE.limit({ key: networkOf(request) });
  if (!success) return problem("too_many", { "Retry-After": "60" });
  const who = await whoIs(env, request);
  return who.ok ? answer(who.member) : noMember(who.problem);
}

/** `GET /api/me`: the member who asks, as this site knows them. */
export const me = (env: Env, request: Request) => asMember(env, request, (member) => Promise.resolve(liveJson(member)));
