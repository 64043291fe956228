import { Hono } from "hono";
import { adRoutes } from "./market/ad-page/ad-routes";
import { ownAds } from "./market/posting/own";
import { alerts, memberAlerts } from "./market/alerts/alerts";
import { adSearchRoutes } from "./market/search/search-routes";
import type { Env } from "./env";
import { type FormName, forms } from "./messages/forms";
import { shallowHealth } from "./health";
import { liveJson } from "./shared/live-json";
import { me } from "./members/as-member";
import { forgetMe, myData } from "./mine/member-data";
import { withdrawReview } from "./guide/reviews/own-reviews";
import { ops } from "./ops";
import { photoRoutes } from "./market/photos/routes";
import { networkOf } from "./shared/network";
import { problem } from "./shared/problem";
import { receiveWebhook } from "./site/rebuild";
import { receive } from "./messages/receive";
import { receiveReview } from "./guide/reviews/reviews";
import { settingProblems } from "./settings";
import { suggestions } from "./guide/search/suggestions";
import { receiveVote } from "./guide/reviews/votes";

/** What is live, under /api. */
export const api = new Hono<{ Bindings: Env }>();

/** For who watches the site: that it lives, or why it does not run, in codes alone. What is inside is at /api/ops/health. */
api.get("/health", ({ env }) => {
  const problems = settingProblems(env);
  return problems.length === 0 ? shallowHealth(env) : liveJson({ ok: false, problems }, 503);
});
api.all("/health", () => problem("wrong_method", { Allow: "GET, HEAD" }));

api.use("*", ({ env }, next) =>
  settingProblems(env).length > 0 ? Promise.resolve(problem("not_ready", { "Retry-After": "3600" })) : next(),
);

api.get("/", async ({ env, req, executionCtx }) => {
  if (req.query("endpoint") !== "search_suggestion") return problem("unknown_address");
  const { success } = await env.SEARCH_RATE.limit({ key: networkOf(req.raw) });
  if (!success) return problem("too_many", { "Retry-After": "10" });
  return suggestions(env, req.query("search") ?? "", (work) => executionCtx.waitUntil(work));
});

api.all("/", () => problem("wrong_method", { Allow: "GET, HEAD" }));
for (const name of Object.keys(forms) as FormName[]) {
  api.post(`/${name}`, ({ env, req, executionCtx }) =>
    receive(env, name, req.raw, (work) => executionCtx.waitUntil(work)),
  );
  api.all(`/${name}`, () => problem("wrong_method", { Allow: "POST" }));
}

api.post("/reviews", ({ env, req, executionCtx }) =>
  receiveReview(env, req.raw, (work) => executionCtx.waitUntil(work)),
);
api.all("/reviews", () => problem("wrong_method", { Allow: "POST" }));

api.delete("/reviews/:id", ({ env, req }) => withdrawReview(env, req.raw, req.param("id")));
api.all("/reviews/:id", () => problem("wrong_method", { Allow: "DELETE" }));
api.post("/votes", ({ env, req, executionCtx }) => receiveVote(env, req.raw, (work) => executionCtx.waitUntil(work)));
api.all("/votes", () => problem("wrong_method", { Allow: "POST" }));

api.get("/me", ({ env, req }) => me(env, req.raw));
api.delete("/me", ({ env, req }) => forgetMe(env, req.raw));
api.all("/me", () => problem("wrong_method", { Allow: "GET, HEAD, DELETE" }));
api.get("/me/data", ({ env, req }) => myData(env, req.raw));
api.all("/me/data", () => problem("wrong_method", { Allow: "GET, HEAD" }));

api.route("/me/ads/:ad/photos", photoRoutes);
api.route("/me/ads", ownAds);

api.route("/alerts", alerts);
api.route("/me/alerts", memberAlerts);

api.post("/rebuild", ({ env, req }) => receiveWebhook(env, req.raw));
api.all("/rebuild", () => problem("wrong_method", { Allow: "POST" }));

api.route("/", adSearchRoutes);
api.route("/ops", ops);

api.route("/", adRoutes);

api.all("/*", () => problem("unknown_address"));
