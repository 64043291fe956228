import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { closeOutbound, outbound } from "./outbound";
import { listen, warned } from "./said";

beforeAll(() => applyD1Migrations(env.DB, env.MIGRATIONS));

beforeEach(async () => {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*_cf_*' AND name NOT GLOB 'sqlite_*' AND name <> 'd1_migrations'").all<{ name: string }>();
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
