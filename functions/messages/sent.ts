import type { Env } from "../env";
import { liveJson } from "../shared/live-json";
import { addressOf, networkOf } from "../shared/network";
import { problem } from "../shared/problem";
import { readText } from "../shared/read-text";
import { isKept, type Kept } from "./messages-store";
import { judgeSender } from "./turnstile";

const LONGEST = 16_384;
/** Milliseconds in which nobody fills a form in (rule: messages/no-robots). */
const SHORTEST_FILLING = 2_000;

/** Whether a page of this site sent it: browsers say so themselves. */
export function isOurs({ headers, url }: Request): boolean {
  const origin = headers.get("Origin");
  return origin === null ? headers.get("Sec-Fetch-Site") === "same-origin" : origin === new URL(url).origin;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly answer: Response };

const no = (answer: Response): Read => ({ ok: false, answer });

/**
 * The JSON that a page of this site sent: cheap questions first.
 * @param rate how many of them a visitor may send
 */
export async function readSent(request: Request, rate: RateLimitBinding): Promise<Read> {
  if (!isOurs(request)) return no(problem("wrong_origin"));
  if (!/^application\/json(?:;|$)/i.test(request.headers.get("Content-Type") ?? "")) return no(problem("wrong_type"));
  if (Number(request.headers.get("Content-Length")) > LONGEST) return no(problem("too_big"));
  const { success } = await rate.limit({ key: networkOf(request) });
  if (!success) return no(problem("too_many", { "Retry-After": "60" }));
  const text = await readText(request, LONGEST);
  if (text === null) return no(problem("too_big"));
  const value = parse(text);
  return value === undefined ? no(problem("unreadable")) : { ok: true, value };
}

interface Filled {
  readonly id: string;
  readonly website: string;
  readonly filledIn: number;
  readonly captcha: string | null;
}

/**
 * Whether a person filled a form in.
 * @param action what its widget of Turnstile was given
 * @returns null for a person, else the answer to whoever it is
 */
export async function refuseRobot(
  env: Env,
  { id, website, filledIn, captcha }: Filled,
  action: string,
  request: Request,
): Promise<Response | null> {
  if (website !== "" || filledIn < SHORTEST_FILLING) return problem("no_person");
  const { TURNSTILE_SECRET: secret } = env;
  if (!secret || (await isKept(env.DB, id))) return null;
  const sender = await judgeSender(env, {
    secret,
    token: captcha,
    id,
    action,
    hostname: new URL(request.url).hostname,
    visitor: addressOf(request),
  });
  if (sender === "refused") return problem("no_person");
  return sender === "unknown" ? problem("captcha_down", { "Retry-After": "30" }) : null;
}

/** What goes on once the visitor has the answer. */
export type Stay = (work: Promise<unknown>) => void;

/** Why a message is not kept. */
export function notKept(kept: Exclude<Kept, "kept">): Response {
  if (kept === "changed") return problem("message_changed");
  return kept === "contact"
    ? problem("quota", { "Retry-After": "3600" })
    : problem("network_quota", { "Retry-After": "86400" });
}

/** 202 with the reference of a message that is kept; its delivery is woken. */
export function acknowledge(env: Env, id: string, reference: string, stay: Stay): Response {
  stay(env.DELIVERIES.send({ id }).catch(() => console.warn("no wake-up: the clock delivers")));
  return liveJson({ reference }, 202);
}
