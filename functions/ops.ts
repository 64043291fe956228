import type * as z from "zod/mini";
import { normalPhone } from "../src/contract/shared/phone";
import { switchOrder, type switchesOn } from "../src/contract/shared/switches";
import { site } from "../src/site";
import { lastGoodRuns } from "./clock";
import type { OperatorContext } from "./members/operators/operator";
import { csvOf } from "./messages/csv";
import { sweep } from "./messages/delivery";
import { givenUp, makeDue, notSent, outboxState } from "./messages/outbox-store";
import { budgetOf } from "./shared/budget";
import { wrongFields } from "./shared/wrong-fields";
import type { Context, JsonContext } from "./shared/context";
import { liveJson } from "./shared/live-json";
import { problem } from "./shared/problem";
import { forgetSwitches } from "./shared/switches";
import { switchesOf, switchOff, switchOn } from "./shared/switches-store";
import { clockFailures } from "./site/clock-failures-store";

/** Endpoints of operators for messages that api.php does not have yet, for the clock, and for what is closed. */

const MAX_EXPORTED = 5_000;
/** What a retry may do at once; the clock does the rest. */
const RETRY_STATEMENTS = 600;
const RETRY_MS = 25_000;

/** `GET /api/ops/outbox` */
export const readOutbox = async ({ env }: Context): Promise<Response> =>
  liveJson({ ...(await outboxState(env.DB)), given_up: await givenUp(env.DB) });

/** `POST /api/ops/outbox/retry`: tries everything again now. */
export async function retryOutbox({ env, waitUntil }: Context): Promise<Response> {
  const due = await makeDue(env.DB, Date.now());
  waitUntil(sweep(env, budgetOf(RETRY_STATEMENTS, Date.now() + RETRY_MS)));
  return liveJson({ due });
}

/** `GET /api/ops/outbox.csv` */
export async function exportOutbox({ env }: Context): Promise<Response> {
  const messages = await notSent(env.DB, MAX_EXPORTED);
  const rows = messages.map(({ endpoint, state, body }) => ({ endpoint, state, ...JSON.parse(body) }));
  return new Response(csvOf(rows), {
    headers: { "Cache-Control": "no-store", "Content-Type": "text/csv; charset=utf-8" },
  });
}

/** `GET /api/ops/clock`: when each job of the clock last succeeded, and those that failed within a week. */
export async function readClock({ env }: Context): Promise<Response> {
  const now = Date.now();
  const [parts, failures] = await Promise.all([lastGoodRuns(env.DB, now), clockFailures(env.DB, now)]);
  return liveJson({ parts, failures });
}

/** `GET /api/ops/switches`: what is closed now, read from the database itself. */
export const readSwitches = async ({ env }: Context): Promise<Response> =>
  liveJson({ on: [...(await switchesOf(env.DB))] } satisfies z.infer<typeof switchesOn>);

const order = switchOrder(site.phone);

/** `POST /api/ops/switches`: closes a part of the site, or opens it again. An operator with an account does so under their own name. The answer is what is closed then. */
export async function flipSwitch(context: OperatorContext & JsonContext): Promise<Response> {
  const { success, data: flip, error } = order.safeParse(context.json);
  if (!success) return problem("invalid", {}, wrongFields(error));
  const { DB } = context.env;
  const now = Date.now();
  const who = context.operator.role === null ? flip.who : context.operator.name;
  if (flip.on) {
    const { name, why, email } = flip;
    const whatsapp = flip.whatsapp === null ? null : normalPhone(flip.whatsapp, site.phone);
    await switchOn(DB, { name, who, why, email, whatsapp, on_at: now });
  } else await switchOff(DB, flip.name, who, now);
  forgetSwitches();
  return readSwitches(context);
}
