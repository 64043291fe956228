import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { closeOutbound, outbound } from "./outbound";
import { listen, warned } from "./said";

/** The runtime is shared by all files, what it keeps by none: a cache of its own, no photo, no row. */
const cacheOfFile = caches.open(crypto.randomUUID());

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  const { objects } = await env.MEDIA.list({ prefix: "" });
  await env.MEDIA.delete(objects.map(({ key }) => key));
});

beforeEach(async () => {
  vi.stubGlobal("caches", { default: await cacheOfFile });
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*_cf_*' AND name NOT GLOB 'sqlite_*' AND name <> 'd1_migrations'",
  ).all<{ name: string }>();
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`)));
  vi.stubGlobal("fetch", outbound);
  listen();
});

/** What was asked or warned without having been declared fails the test. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect({ undeclared: closeOutbound(), warned: warned() }).toEqual({ undeclared: [], warned: [] });
});
