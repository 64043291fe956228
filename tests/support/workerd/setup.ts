import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { forgetSwitches } from "../../../functions/shared/switches";
import { closeOutbound, outbound } from "./outbound";
import { recordWarnings, takeWarnings } from "./warnings";

/** All test files share the runtime but no data: each file has its own cache, empty buckets and empty tables. */
const cacheOfFile = caches.open(crypto.randomUUID());

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  for (const bucket of [env.MEDIA, env.BACKUPS]) {
    const { objects } = await bucket.list({ prefix: "" });
    await bucket.delete(objects.map(({ key }) => key));
  }
});

beforeEach(async () => {
  vi.stubGlobal("caches", { default: await cacheOfFile });
  const { results } = await env.DB.prepare(
    // Triggers empty the index of words. Its own tables would be broken by a DELETE.
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'ad_words*' AND name <> 'd1_migrations'",
  ).all<{ name: string }>();
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`)));
  forgetSwitches();
  vi.stubGlobal("fetch", outbound);
  recordWarnings();
});

/** An undeclared outbound request or an unexpected warning fails the test. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect({ undeclared: closeOutbound(), warnings: takeWarnings() }).toEqual({ undeclared: [], warnings: [] });
});
