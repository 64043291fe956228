import { Hono } from "hono";
import type { Env } from "./env";
import { problem } from "./problem";
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
api.all("/*", () => problem("unknown_address"));
