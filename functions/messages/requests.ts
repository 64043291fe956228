import type { Env } from "../env";
import { liveJson } from "../shared/live-json";
import type { WaitUntil } from "../shared/context";
import { addressOf } from "../shared/network";
import { problem } from "../shared/problem";
import { isKept, type Kept } from "./messages-store";
import { judgeSender } from "./turnstile";

/** A form that is filled in faster than this was filled in by a robot (rule: messages/no-robots). */
const MIN_FILLING_MS = 2_000;

interface Filled {
  readonly id: string;
  readonly website: string;
  readonly filledIn: number;
  readonly captcha: string | null;
}

/**
 * Refuses a form that a robot filled in.
 * @param action the action that the form's Turnstile widget was given
 * @returns null for a person, else the answer
 */
export async function refuseRobot(
  env: Env,
  { id, website, filledIn, captcha }: Filled,
  action: string,
  request: Request,
): Promise<Response | null> {
  if (website !== "" || filledIn < MIN_FILLING_MS) return problem("no_person");
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

/** The answer to a message that is not kept. */
export function notKept(kept: Exclude<Kept, "kept">): Response {
  if (kept === "changed") return problem("message_changed");
  return kept === "contact"
    ? problem("quota", { "Retry-After": "3600" })
    : problem("network_quota", { "Retry-After": "86400" });
}

/** Wakes the delivery of a message that is kept, and answers 202 with its reference. */
export function acknowledge(env: Env, id: string, reference: string, waitUntil: WaitUntil): Response {
  waitUntil(env.DELIVERIES.send({ id }).catch(() => console.warn("no wake-up: the clock delivers")));
  return liveJson({ reference }, 202);
}
