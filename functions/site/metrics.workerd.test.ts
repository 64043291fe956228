import { beforeEach, describe, expect, test } from "vitest";
import { overview } from "../../src/contract/site/operations";
import { aLead } from "../../tests/support/messages";
import { anAddress } from "../../tests/support/reference-api";
import { BROKEN } from "../../tests/support/workerd/broken-database";
import { answerAt, calls, down } from "../../tests/support/workerd/outbound";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { API, ask, send, silentQueue } from "../../tests/support/workerd/worker";
import type { Env } from "../env";
import { kindOf } from "./metrics";

const OPS_TOKEN = "jeton-d-essai-de-l-exploitant-du-site";
const CLOUDFLARE = "api.cloudflare.com";
const READABLE = { METRICS_ACCOUNT: "c0mpte", METRICS_TOKEN: "jeton-de-lecture" };

/** Analytics Engine, of which the local runtime has none that can be read. */
function dataset() {
  const points: unknown[] = [];
  return { points, METRICS: { writeDataPoint: (point: unknown) => void points.push(point) } };
}
const ops = async (address: string, more: Partial<Env> = {}) =>
  (
    await ask(`/api/ops/${address}`, { headers: { Authorization: `Bearer ${OPS_TOKEN}` } }, { OPS_TOKEN, ...more })
  ).json();
const shareOf = async (more: Partial<Env>) =>
  (await ops("health", more)).parts.find(({ part }: { part: string }) => part === "part des pannes");
const answers = (data: readonly object[]) => answerAt(CLOUDFLARE, () => Response.json({ data }));
const hour = (end: string, requests: number) => ({
  day: "2026-11-26 00:00:00",
  kind: "pages",
  end,
  requests: String(requests),
});

beforeEach(() => answerAt(API, () => Response.json({ data: [] })));

// rule: site/counts
describe("requests are counted", () => {
  test("by kind and by how they ended, with nothing of who asked or what for", async () => {
    const { points, METRICS } = dataset();
    await send("leads", aLead({ name: "Nom secret" }), {}, { METRICS, DELIVERIES: silentQueue().queue });
    await ask(
      "/api?endpoint=search_suggestion&search=secret",
      { headers: { "CF-Connecting-IP": anAddress() } },
      { METRICS },
    );
    await ask("/nulle-part?secret=1", {}, { METRICS });
    await ask("/api/ads/home", { headers: { "CF-Connecting-IP": anAddress() } }, { METRICS, DB: BROKEN });
    takeWarnings();
    expect(points).toEqual([
      { indexes: ["demandes"], blobs: ["demandes", "ok"], doubles: [1] },
      { indexes: ["recherches"], blobs: ["recherches", "ok"], doubles: [1] },
      { indexes: ["pages"], blobs: ["pages", "refused"], doubles: [1] },
      { indexes: ["recherches"], blobs: ["recherches", "failed"], doubles: [1] },
    ]);
  });

  test.each([
    ["/api/ops/health", null],
    ["/api/health", null],
    ["/api/me/ads", "membres"],
    ["/api/ads/0123456789ab/message", "messages"],
    ["/api/ads/home", "recherches"],
    ["/api/rebuild", "autres"],
    ["/media/x.jpg", "autres"],
    ["/", "pages"],
  ])("%s as %s", (path, kind) => expect(kindOf(path)).toBe(kind));

  test("not at all where the account has no Analytics Engine, and everything else works", async () => {
    expect((await ask("/api/health", {}, { METRICS: undefined } as unknown as Partial<Env>)).status).toBe(200);
    expect((await ask("/nulle-part", {}, { METRICS: undefined } as unknown as Partial<Env>)).status).toBe(404);
  });
});

describe("the share of failed answers", () => {
  test.each([
    ["of a quiet hour", [hour("ok", 40), hour("failed", 4)], true, "4 sur 44 en une heure"],
    [
      "under one per cent",
      [hour("ok", 990), hour("refused", 50), hour("failed", 10)],
      true,
      "10 sur 1050 en une heure",
    ],
    ["over one per cent", [hour("ok", 400), hour("failed", 5)], false, "5 sur 405 en une heure"],
  ])("%s", async (_, data, ok, said) => {
    answers(data);
    expect(await shareOf(READABLE)).toMatchObject({ ok, said, essential: false });
    const [query] = calls.filter(({ url }) => new URL(url).host === CLOUDFLARE);
    expect([query?.method, new URL(query?.url ?? "").pathname, query?.headers.get("Authorization")]).toEqual([
      "POST",
      "/client/v4/accounts/c0mpte/analytics_engine/sql",
      "Bearer jeton-de-lecture",
    ]);
  });

  test("is not read without a token, which is no failure", async () => {
    expect(await shareOf({})).toMatchObject({ ok: true, said: expect.stringContaining("METRICS_TOKEN") });
  });

  test("says so where Analytics Engine does not answer, or something else", async () => {
    answerAt(CLOUDFLARE, down);
    expect(await shareOf(READABLE)).toMatchObject({ ok: false, said: "ne répond pas (Error)" });
    answerAt(CLOUDFLARE, () => Response.json({ success: false }));
    expect(await shareOf(READABLE)).toMatchObject({ ok: false });
  });
});

// rule: site/operations
describe("what operators see at once", () => {
  test("has health, incidents, clock and counts, as the page reads them", async () => {
    answers([{ day: "2026-11-26 00:00:00", kind: "pages", end: "ok", requests: "12" }]);
    const seen = overview.parse(await ops("overview", READABLE));
    expect(seen.parts.length).toBeGreaterThan(10);
    expect(seen.jobs?.length).toBeGreaterThan(15);
    expect([seen.told, seen.incidents, seen.failures]).toEqual([false, [], []]);
    expect(seen.counts).toEqual([{ day: "2026-11-26", kind: "pages", end: "ok", requests: 12 }]);
  });

  test("is there whatever fails, each part alone", async () => {
    answerAt(CLOUDFLARE, down);
    const seen = overview.parse(await ops("overview", { ...READABLE, DB: BROKEN }));
    takeWarnings();
    expect([seen.jobs, seen.failures, seen.counts]).toEqual([null, null, null]);
    expect(seen.incidents).toEqual([]);
    expect(seen.parts.find(({ part }) => part === "base de données")).toMatchObject({ ok: false });
  });
});
