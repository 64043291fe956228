import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aLead } from "../tests/support/messages";
import { anAddress } from "../tests/support/reference-api";
import { anAd, aPhoto, aSeller } from "../tests/support/workerd/made-ads";
import { answerAt, down } from "../tests/support/workerd/outbound";
import { takeWarnings } from "../tests/support/workerd/warnings";
import { API, ask, pass, send, silentQueue, tick } from "../tests/support/workerd/worker";
import type { Env } from "./env";

const OPS_TOKEN = "jeton-d-essai-de-l-exploitant-0123456789";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NIGHTLY = "17 3 * * *";

interface Part {
  readonly part: string;
  readonly ok: boolean;
  readonly said: string;
}
const healthOf = (more: Partial<Env> = {}) =>
  ask(
    "/api/ops/health",
    { headers: { "CF-Connecting-IP": anAddress(), Authorization: `Bearer ${OPS_TOKEN}` } },
    { OPS_TOKEN, ...more },
  );
/** The status, and which parts are not well. */
async function ill(more: Partial<Env> = {}): Promise<readonly [number, boolean, Readonly<Record<string, string>>]> {
  const answer = await healthOf(more);
  const { ok, parts } = (await answer.json()) as { ok: boolean; parts: readonly Part[] };
  return [
    answer.status,
    ok,
    Object.fromEntries(parts.filter((part) => !part.ok).map(({ part, said }) => [part, said])),
  ];
}

const broken = () => Promise.reject(new TypeError("Network connection lost."));
const withoutTable = (sql: RegExp): Env["DB"] => ({
  prepare: (text) => {
    if (sql.test(text)) throw new Error("D1_ERROR: no such table");
    return env.DB.prepare(text);
  },
  batch: (statements) => env.DB.batch(statements),
});

beforeEach(() => answerAt(API, () => Response.json({ data: [] })));
/** Both clocks have just run. */
const afterTheClock = async () => (await tick(NIGHTLY), await tick());

describe("the health that operators see", () => {
  test("has every part that the site needs, each with its limit in words", async () => {
    await afterTheClock();
    const answer = await healthOf();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { ok, release, parts } = await answer.json();
    expect([ok, release]).toEqual([true, expect.stringMatching(/./)]);
    expect(parts.map(({ part }: Part) => part)).toEqual([
      "base de données",
      "migrations",
      "photos (R2)",
      "files d’attente",
      "api.php",
      "messages à transmettre",
      "messages abandonnés",
      "horloge, chaque minute",
      "horloge, chaque nuit",
      "pannes de l’horloge",
      "photos à dessiner",
      "fermetures",
      "part des pannes",
      "dernière construction",
      "sauvegarde",
      "alertes aux exploitants",
    ]);
    for (const part of parts)
      expect(part).toEqual({
        part: expect.any(String),
        ok: true,
        essential: expect.any(Boolean),
        said: expect.stringMatching(/./),
        limit: expect.stringMatching(/./),
      });
  });

  test.each<[string, string, () => Partial<Env>]>([
    ["the table of ads is gone", "base de données", () => ({ DB: withoutTable(/FROM ads\b/) })],
    ["R2 does not answer", "photos (R2)", () => ({ MEDIA: { ...env.MEDIA, get: broken } })],
    ["a queue is not bound", "files d’attente", () => ({ PHOTOS: undefined }) as unknown as Partial<Env>],
  ])("is 503 where %s, with the state of the other parts", async (_, part, more) => {
    await afterTheClock();
    const [status, ok, parts] = await ill(more());
    expect([status, ok, Object.keys(parts)]).toEqual([503, false, [part]]);
  });

  test("is 503 where the database does not answer, with the state of the parts that do not need it", async () => {
    const DB = {
      prepare: () => {
        throw new Error("D1_ERROR: gone");
      },
      batch: broken,
    } as unknown as Env["DB"];
    const [status, , parts] = await ill({ DB });
    expect(status).toBe(503);
    expect(Object.keys(parts)).not.toContain("photos (R2)");
    expect(Object.keys(parts)).not.toContain("api.php");
    expect(parts["base de données"]).toBe("ne répond pas (Error)");
  });

  test("is 503 where the database lacks a migration that this Worker needs", async () => {
    await afterTheClock();
    const { results } = await env.DB.prepare("SELECT id, name FROM d1_migrations ORDER BY id DESC LIMIT 1").all<{
      id: number;
      name: string;
    }>();
    await env.DB.prepare("UPDATE d1_migrations SET name = 'autre.sql' WHERE id = ?")
      .bind(results[0]?.id ?? 0)
      .run();
    try {
      expect(await ill()).toEqual([503, false, { migrations: `il manque ${results[0]?.name}` }]);
    } finally {
      await env.DB.prepare("UPDATE d1_migrations SET name = ? WHERE id = ?")
        .bind(results[0]?.name ?? "", results[0]?.id ?? 0)
        .run();
    }
  });

  test("names a part that never answers, without waiting for it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const asking = ill({ MEDIA: { ...env.MEDIA, get: () => new Promise<never>(() => undefined) } });
    await vi.advanceTimersByTimeAsync(3_000);
    const [status, , parts] = await asking;
    expect([status, parts["photos (R2)"]]).toEqual([503, "ne répond pas (TimeoutError)"]);
  });

  test("names an api.php that is down and stays 200, because messages wait for it", async () => {
    answerAt(API, down);
    await afterTheClock();
    expect(await ill()).toEqual([200, false, { "api.php": "ne répond pas" }]);
    expect(takeWarnings()).toEqual(["api.php search_suggestion: TypeError"]);
  });
});

describe("the health that operators see names what waits too long", () => {
  test("a message that has waited for an hour, without quoting it", async () => {
    await send("leads", aLead({ name: "Nom secret" }), {}, { DELIVERIES: silentQueue().queue });
    pass(59 * MINUTE);
    await env.DB.prepare("UPDATE outbox SET next_at = ?")
      .bind(Date.now() + DAY)
      .run();
    await afterTheClock();
    expect((await ill())[2]).toEqual({});
    pass(2 * MINUTE);
    const [status, , parts] = await ill();
    expect([status, parts]).toEqual([
      200,
      { "messages à transmettre": "1, le plus ancien il\u00a0y\u00a0a\u00a01\u00a0h" },
    ]);
  });

  test("a message that was given up, until it is retried or purged, but not one whose recipient is gone", async () => {
    await send("leads", aLead(), {}, { DELIVERIES: silentQueue().queue });
    const giveUp = (error: string) =>
      env.DB.prepare("UPDATE outbox SET state = 'undeliverable', next_at = ?, last_error = ?")
        .bind(Date.now(), error)
        .run();
    await giveUp("the seller is gone");
    await afterTheClock();
    expect((await ill())[2]).toEqual({});
    await giveUp("status 500");
    expect((await ill())[2]).toEqual({
      "messages abandonnés": expect.stringMatching(/^1, effacé à partir du \d+(?:er)? \S+ \d{4}$/),
    });
  });

  test("a photo that has waited for half an hour to be drawn", async () => {
    await aPhoto(await anAd(await aSeller(), { state: "brouillon" }), {
      state: "quarantine",
      hash: null,
      created_at: Date.now(),
      next_at: Date.now() + DAY,
    });
    pass(31 * MINUTE);
    await afterTheClock();
    expect((await ill())[2]).toEqual({ "photos à dessiner": "1, la plus ancienne il\u00a0y\u00a0a\u00a031\u00a0min" });
  });
});

describe("the clock", () => {
  test("that never ran is told, and one that stopped", async () => {
    expect((await ill())[2]).toEqual({
      "horloge, chaque minute": "n’a pas encore tout fait",
      "horloge, chaque nuit": "n’a pas encore tout fait",
    });
    await afterTheClock();
    pass(6 * MINUTE);
    expect((await ill())[2]).toEqual({ "horloge, chaque minute": "tout fait il\u00a0y\u00a0a\u00a06\u00a0min" });
    await tick();
    pass(27 * 60 * MINUTE);
    await tick();
    expect((await ill())[2]).toEqual({ "horloge, chaque nuit": "tout fait hier" });
  });

  test("a run in which a part failed is no good run, and the part is named", async () => {
    await tick(NIGHTLY);
    await tick("* * * * *", { DB: withoutTable(/FROM alerts WHERE confirmed_at/) });
    expect(takeWarnings()).toEqual(["clock: alertes: Error: D1_ERROR: no such table"]);
    expect((await ill())[2]).toEqual({
      "horloge, chaque minute": "n’a pas encore tout fait",
      "pannes de l’horloge": "alertes, jamais réussie",
    });
    await tick();
    expect((await ill())[2]).toEqual({});
    pass(2 * MINUTE);
    await tick("* * * * *", { DB: withoutTable(/FROM alerts WHERE confirmed_at/) });
    pass(2 * MINUTE);
    await tick("* * * * *", { DB: withoutTable(/FROM alerts WHERE confirmed_at/) });
    takeWarnings();
    expect((await ill())[2]).toEqual({ "pannes de l’horloge": "alertes, réussie il\u00a0y\u00a0a\u00a04\u00a0min" });
  });
});

describe("the public health", () => {
  // rule: site/health
  test("has the release and no state of any part, whatever has failed", async () => {
    const answer = await ask("/api/health", {}, { DB: withoutTable(/./) });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, release: expect.stringMatching(/./) }]);
  });

  test("is 200 also where the release has no id", async () => {
    const answer = await ask("/api/health", {}, { RELEASE: undefined });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, release: null }]);
  });

  test("does not open the health that operators see", async () => {
    const answer = await ask("/api/ops/health", {}, { OPS_TOKEN });
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    const wrong = await ask(
      "/api/ops/health",
      { method: "POST", headers: { "CF-Connecting-IP": anAddress(), Authorization: `Bearer ${OPS_TOKEN}` } },
      { OPS_TOKEN },
    );
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
