import { csvOf } from "./messages/csv";
import { sweep } from "./messages/delivery";
import { givenUp, makeDue, notSent, outboxState } from "./messages/outbox-store";
import type { Context } from "./shared/context";
import { liveJson } from "./shared/live-json";
import { clockFailures } from "./site/clock-failures-store";

/** Endpoints of operators for messages that api.php does not have yet, and for the clock. */

const MAX_EXPORTED = 5_000;

/** `GET /api/ops/outbox` */
export const readOutbox = async ({ env }: Context): Promise<Response> =>
  liveJson({ ...(await outboxState(env.DB)), given_up: await givenUp(env.DB) });

/** `POST /api/ops/outbox/retry`: tries everything again now. */
export async function retryOutbox({ env, waitUntil }: Context): Promise<Response> {
  const due = await makeDue(env.DB, Date.now());
  waitUntil(sweep(env));
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

/** `GET /api/ops/clock`: parts of the clock that failed within a week. */
export const readClock = async ({ env }: Context): Promise<Response> =>
  liveJson({ failures: await clockFailures(env.DB, Date.now()) });
