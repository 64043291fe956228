import { Hono } from "hono";
import type { Env } from "./env";
import { type FormName, forms } from "./forms";
import { liveJson } from "./live-json";
import { ops } from "./ops";
import { problem } from "./problem";
import { receiveWebhook } from "./rebuild";
import { receive } from "./receive";
import { suggestions } from "./suggestions";

/** What is live, under /api. */
export const api = new Hono<{ Bindings: Env }>();

api.get("/", async ({ env, req, executionCtx }) => {
  if (req.query("endpoint") !== "search_suggestion") return problem("unknown_address");
  const { success } = await env.SEARCH_RATE.limit({ key: req.header("CF-Connecting-IP") ?? "" });
  if (!success) return problem("too_many", { "Retry-After": "10" });
  return suggestions(env, req.query("search") ?? "", (work) => executionCtx.waitUntil(work));
});

api.all("/", () => problem("wrong_method", { Allow: "GET, HEAD" }));
for (const name of Object.keys(forms) as FormName[]) {
  api.post(`/${name}`, ({ env, req, executionCtx }) => receive(env, name, req.raw, (work) => executionCtx.waitUntil(work)));
  api.all(`/${name}`, () => problem("wrong_method", { Allow: "POST" }));
}

api.post("/rebuild", ({ env, req }) => receiveWebhook(env, req.raw));
api.all("/rebuild", () => problem("wrong_method", { Allow: "POST" }));

api.get("/health", () => liveJson({ ok: true }));
api.route("/ops", ops);

api.all("/*", () => problem("unknown_address"));
