import type { Env } from "./env";
import { type FormName, forms } from "./forms";
import { liveJson } from "./live-json";
import { problem } from "./problem";
import { readText } from "./read-text";
import { referenceOf } from "./reference";
import { isKept, keepMessage } from "./store/messages";
import { judgeSender } from "./turnstile";

const LONGEST = 16_384;
/** Nobody fills a form in sooner. */
const SHORTEST_FILLING = 2_000;

/** Whether a page of this site sent it: browsers say so themselves. */
function isOurs({ headers, url }: Request): boolean {
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

/**
 * `POST /api/leads`, `/api/newsletter`, `/api/contact`: cheap questions first, then whether a person asks, then the message and
 * its place in the outbox at one stroke. 202 with the reference, whatever api.php does; the same message sent again has the same answer.
 * @param stay goes on once the visitor has the answer
 */
export async function receive(env: Env, name: FormName, request: Request, stay: (work: Promise<unknown>) => void): Promise<Response> {
  if (!isOurs(request)) return problem("wrong_origin");
  if (!/^application\/json(?:;|$)/i.test(request.headers.get("Content-Type") ?? "")) return problem("wrong_type");
  if (Number(request.headers.get("Content-Length")) > LONGEST) return problem("too_big");
  const visitor = request.headers.get("CF-Connecting-IP") ?? "";
  const { success } = await env.MESSAGE_RATE.limit({ key: visitor });
  if (!success) return problem("too_many", { "Retry-After": "60" });
  const text = await readText(request, LONGEST);
  if (text === null) return problem("too_big");
  const value = parse(text);
  if (value === undefined) return problem("unreadable");

  const { endpoint, judge } = forms[name];
  const form = judge(value);
  if (!form.ok) return problem("invalid", {}, form.fields);
  if (form.website !== "" || form.filledIn < SHORTEST_FILLING) return problem("no_person");
  const { TURNSTILE_SECRET: secret } = env;
  if (secret && !(await isKept(env.DB, form.id))) {
    const sender = await judgeSender(env, { secret, token: form.captcha, id: form.id, action: name, hostname: new URL(request.url).hostname, visitor });
    if (sender === "refused") return problem("no_person");
    if (sender === "unknown") return problem("captcha_down", { "Retry-After": "30" });
  }
  const now = Date.now();
  const reference = await referenceOf(form.id);
  const message = form.message({ reference, recu_le: new Date(now).toISOString() });
  const kept = await keepMessage(env.DB, { id: form.id, endpoint, contact: form.contact, body: JSON.stringify(message) }, now);
  if (!kept) return problem("quota", { "Retry-After": "3600" });
  stay(env.DELIVERIES.send({ id: form.id }).catch(() => console.warn("no wake-up: the clock delivers")));
  return liveJson({ reference }, 202);
}
