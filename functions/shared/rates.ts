import type { Env } from "../env";
import { networkOf } from "./network";
import { problemAt } from "./problem";

/** Limits of requests of one network (wrangler.toml) → seconds after which a refused one may be tried again. */
const RETRY_AFTER = {
  SEARCH_RATE: 10,
  MESSAGE_RATE: 60,
  MEMBER_RATE: 60,
  CONTACT_RATE: 60,
  PHOTO_RATE: 60,
  OPS_RATE: 60,
  REPORT_RATE: 60,
} as const;
export type Rate = keyof typeof RETRY_AFTER;

/** Counts a request of a network. @returns the answer when there were too many; null while it is within the limit */
export async function refuseTooMany(env: Env, rate: Rate, request: Request): Promise<Response | null> {
  if ((await env[rate].limit({ key: networkOf(request) })).success) return null;
  return problemAt(new URL(request.url).pathname, "too_many", { "Retry-After": String(RETRY_AFTER[rate]) });
}
