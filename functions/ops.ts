import { Hono } from "hono";
import { moderation } from "./market/moderation/moderation";
import { csvOf } from "./messages/csv";
import { sweep } from "./messages/delivery";
import type { Env } from "./env";
import { deepHealth } from "./health";
import { liveJson } from "./shared/live-json";
import { problem } from "./shared/problem";
import { sha256 } from "./shared/sha-256";
import { clockFailures } from "./site/clock-failures-store";
import { givenUp, makeDue, notSent, outboxState } from "./messages/outbox-store";

const MOST_EXPORTED = 5_000;

/** Compared by digest, every byte of it: how long it takes tells nothing of the token. */
async function isOperator({ OPS_TOKEN }: Env, authorization: string): Promise<boolean> {
  if (!OPS_TOKEN) return false;
  const [given, wanted] = await Promise.all([sha256(authorization), sha256(`Bearer ${OPS_TOKEN}`)]);
  return given.reduce((different, byte, index) => different | (byte ^ (wanted[index] ?? 0)), 0) === 0;
}

/** `/api/ops`: what waits for api.php, for who runs the site. */
export const ops = new Hono<{ Bindings: Env }>();

ops.use("*", async ({ env, req }, next) => {
  if (!(await isOperator(env, req.header("Authorization") ?? "")))
    return problem("who_are_you", { "WWW-Authenticate": "Bearer" });
  return next();
});

ops.get("/outbox", async ({ env }) => liveJson({ ...(await outboxState(env.DB)), given_up: await givenUp(env.DB) }));
ops.all("/outbox", () => problem("wrong_method", { Allow: "GET, HEAD" }));

/** Tries everything again now. */
ops.post("/outbox/retry", async ({ env, executionCtx }) => {
  const due = await makeDue(env.DB, Date.now());
  executionCtx.waitUntil(sweep(env));
  return liveJson({ due });
});
ops.all("/outbox/retry", () => problem("wrong_method", { Allow: "POST" }));

ops.get("/outbox.csv", async ({ env }) => {
  const messages = await notSent(env.DB, MOST_EXPORTED);
  const rows = messages.map(({ endpoint, state, body }) => ({ endpoint, state, ...JSON.parse(body) }));
  return new Response(csvOf(rows), {
    headers: { "Cache-Control": "no-store", "Content-Type": "text/csv; charset=utf-8" },
  });
});
ops.all("/outbox.csv", () => problem("wrong_method", { Allow: "GET, HEAD" }));

/** Parts of the clock that failed within a week. */
ops.get("/clock", async ({ env }) => liveJson({ failures: await clockFailures(env.DB, Date.now()) }));
ops.all("/clock", () => problem("wrong_method", { Allow: "GET, HEAD" }));

ops.get("/health", ({ env }) => deepHealth(env));
ops.all("/health", () => problem("wrong_method", { Allow: "GET, HEAD" }));

ops.route("/", moderation);
