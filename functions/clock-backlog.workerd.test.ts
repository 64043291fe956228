import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { anAd, aPhoto, aPublishedAd, aSeller } from "../tests/support/workerd/made-ads";
import { answerAt, calls } from "../tests/support/workerd/outbound";
import { setClock } from "../tests/support/workerd/saves";
import { API, ask, pass, silentQueue } from "../tests/support/workerd/worker";
import type { Env } from "./env";
import worker from "./index";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** D1 takes so many statements of one run. */
const MOST_STATEMENTS = 1_000;
const KEY = { BACKUP_KEY: btoa("clef de sauvegarde, pour un test") };

/** The database, and how many statements it was asked. */
function counting() {
  const seen = { statements: 0 };
  const DB: Env["DB"] = {
    prepare: (sql) => ((seen.statements += 1), env.DB.prepare(sql)),
    batch: (all) => env.DB.batch(all),
  };
  return { seen, DB };
}
const run = (sql: string, ...values: readonly (string | number)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const numberOf = async (sql: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${sql}`).all<{ n: number }>()).results[0]?.n ?? 0;

/** Repeats a row, so many times. */
const MANY = "WITH RECURSIVE many (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM many WHERE i < ?1)";

/** What piles up while the clock stands still for days: far more than a minute does. */
async function aHugeBacklog(): Promise<void> {
  const now = Date.now();
  await run(
    `${MANY} INSERT INTO messages (id, endpoint, contact, body, received_at) SELECT printf('message-%05d', i), 'contact', 'x', '{}', ?2 + i FROM many`,
    900,
    now - DAY,
  );
  await run(`INSERT INTO outbox (id, next_at) SELECT id, received_at FROM messages WHERE length(?1) > 0`, "x");
  await run(
    `${MANY} INSERT INTO alerts (id, email, search, name, token, seen_at, created_at, confirmed_at, told_at) SELECT printf('alerte-%05d', i), 'a' || i || '@exemple.sn', '', 'Toutes', 'jeton-' || i, ?2, ?2, ?2, ?2 + i FROM many`,
    200,
    now - 2 * DAY,
  );
  const seller = await aSeller();
  const ad = await aPublishedAd(seller, { published_at: now - DAY, expires_at: now + 40 * DAY });
  const { results } = await env.DB.prepare("SELECT * FROM ads WHERE id = ?").bind(ad).all<Record<string, unknown>>();
  const columns = Object.keys(results[0] ?? {}).filter((name) => !["n", "id", "expires_at", "words"].includes(name));
  const copies = (prefix: string, expires: number) =>
    run(
      `${MANY} INSERT INTO ads (id, expires_at, ${columns.join(", ")}) SELECT printf('${prefix}%08d', i), ?2 + i, ${columns.join(", ")} FROM many, ads WHERE ads.id = '${ad}'`,
      120,
      expires,
    );
  await copies("rap-", now + 3 * DAY);
  await copies("fin-", now - DAY);
  const draft = await anAd(seller, { state: "brouillon" });
  for (let photo = 0; photo < 80; photo += 1)
    await aPhoto(draft, { id: `photo-${photo}`, state: "quarantine", hash: null, next_at: now - DAY + photo });
}

beforeEach(() => {
  setClock(Date.UTC(2026, 10, 26, 12));
  answerAt(API, ({ method }) =>
    Response.json(method === "GET" ? { data: [] } : { ok: true, data: { reference: "BAKO-4827" } }),
  );
  answerAt("exploitants.exemple.test", () => new Response(null, { status: 204 }));
});

// rule: site/clock
test("a clock that has stood still for days does in each minute what D1 takes, the oldest first, until nothing is left (long: a thousand messages)", async () => {
  await aHugeBacklog();
  const cron = (name: string, DB: Env["DB"]) =>
    worker.scheduled(
      { cron: name },
      {
        ...env,
        ...KEY,
        DB,
        PHOTOS: silentQueue().queue,
        ALERT_HOOK_URL: "https://exploitants.exemple.test/",
        DEPLOY_HOOK_URL: "",
      },
    );
  const night = counting();
  await cron("17 3 * * *", night.DB);
  expect(night.seen.statements).toBeLessThan(MOST_STATEMENTS);
  expect(await numberOf("outbox WHERE state = 'waiting'")).toBeGreaterThan(600);

  let most = 0;
  const sent: string[] = [];
  for (let minute = 0; minute < 15 && (await numberOf("outbox WHERE state = 'waiting'")) > 0; minute += 1) {
    pass(MINUTE);
    const { seen, DB } = counting();
    calls.length = 0;
    await cron("* * * * *", DB);
    expect(seen.statements).toBeLessThan(MOST_STATEMENTS);
    most = Math.max(most, seen.statements);
    const ids = calls
      .map(({ headers }) => headers.get("Idempotency-Key") ?? "")
      .filter((id) => id.startsWith("message-"));
    // What came first is sent first; the six that are on their way may change places.
    if (sent.length > 0 && ids.length > 0)
      expect([...ids].sort()[0]?.localeCompare([...sent].sort().at(-1) ?? "")).toBe(1);
    sent.push(...ids);
  }
  expect(await numberOf("outbox WHERE state = 'waiting'")).toBe(0);
  expect(new Set(sent).size).toBe(sent.length);
  // The minute is used well: the budgets bind, and not something else.
  expect(most).toBeGreaterThan(600);
  for (let minute = 0; minute < 10; minute += 1) {
    pass(MINUTE);
    await cron("* * * * *", env.DB);
  }
  expect(await numberOf("ads WHERE state = 'publiee' AND expires_at <= 0")).toBe(0);
  expect(await numberOf("ads WHERE id GLOB 'fin-*' AND state = 'expiree'")).toBe(120);
  expect(await numberOf("ads WHERE id GLOB 'rap-*' AND reminded_at IS NULL")).toBe(0);
  expect(await numberOf(`alerts WHERE told_at <= ${Date.UTC(2026, 10, 26, 11)}`)).toBe(0);

  const OPS_TOKEN = "jeton-d-essai-de-l-exploitant-du-site";
  const told = await ask("/api/ops/clock", { headers: { Authorization: `Bearer ${OPS_TOKEN}` } }, { OPS_TOKEN });
  const { parts } = await told.json();
  expect(parts.filter(({ failing }: { failing: boolean }) => failing)).toEqual([]);
  expect(parts).toContainEqual({ part: "alertes", clock: "minute", good_at: Date.now(), failing: false });
  expect(parts).toContainEqual({
    part: "purge des photos",
    clock: "night",
    good_at: Date.UTC(2026, 10, 26, 12),
    failing: false,
  });
});
