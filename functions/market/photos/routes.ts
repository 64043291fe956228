import { Hono } from "hono";
import type { Env } from "../../env";
import { problem } from "../../shared/problem";
import { deletePhoto, listPhotos, receivePhoto, sortPhotos } from "./receive";

/** `/api/me/ads/{id}/photos`: what owners do with the photos of an ad. */
export const photoRoutes = new Hono<{ Bindings: Env }>();

photoRoutes.get("/", ({ env, req }) => listPhotos(env, req.raw, req.param("ad") ?? ""));
photoRoutes.post("/", ({ env, req, executionCtx }) =>
  receivePhoto(env, req.raw, req.param("ad") ?? "", (work) => executionCtx.waitUntil(work)),
);
photoRoutes.all("/", () => problem("wrong_method", { Allow: "GET, HEAD, POST" }));
photoRoutes.post("/order", ({ env, req }) => sortPhotos(env, req.raw, req.param("ad") ?? ""));
photoRoutes.all("/order", () => problem("wrong_method", { Allow: "POST" }));
photoRoutes.delete("/:photo", ({ env, req }) => deletePhoto(env, req.raw, req.param("ad") ?? "", req.param("photo")));
photoRoutes.all("/:photo", () => problem("wrong_method", { Allow: "DELETE" }));
