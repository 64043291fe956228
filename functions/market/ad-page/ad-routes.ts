import { Hono } from "hono";
import type { Env } from "../../env";
import { problem } from "../../shared/problem";
import { showNumber, writeToSeller } from "./contact";
import { answerDetail } from "./detail";
import { receiveReport } from "./report";
import { answerSeller } from "./seller";

/** One ad and who sells it, under /api/ads/{id} and /api/sellers/{id}. */
export const adRoutes = new Hono<{ Bindings: Env }>();

adRoutes.get("/ads/:id{[0-9a-z]{12}}", ({ env, req, executionCtx }) =>
  answerDetail(env, req.raw, req.param("id"), (work) => executionCtx.waitUntil(work)),
);
adRoutes.post("/ads/:id/contact", ({ env, req }) => showNumber(env, req.raw, req.param("id")));
adRoutes.post("/ads/:id/message", ({ env, req, executionCtx }) =>
  writeToSeller(env, req.raw, req.param("id"), (work) => executionCtx.waitUntil(work)),
);
adRoutes.post("/ads/:id/report", ({ env, req }) => receiveReport(env, req.raw, req.param("id")));
for (const act of ["contact", "message", "report"])
  adRoutes.all(`/ads/:id/${act}`, () => problem("wrong_method", { Allow: "POST" }));
adRoutes.all("/ads/:id{[0-9a-z]{12}}", () => problem("wrong_method", { Allow: "GET, HEAD" }));
adRoutes.get("/sellers/:id", ({ env, req }) => answerSeller(env, req.param("id")));
adRoutes.all("/sellers/:id", () => problem("wrong_method", { Allow: "GET, HEAD" }));
