import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { aLead } from "../tests/support/messages";
import { anAddress } from "../tests/support/reference-api";
import { anAlert, confirmed, create, openAccounts } from "../tests/support/workerd/alerts";
import { aPhoto, anAd, aPublishedAd, aSeller } from "../tests/support/workerd/made-ads";
import { answerAt, calls } from "../tests/support/workerd/outbound";
import { jpeg } from "../tests/support/workerd/photos";
import { takeWarnings } from "../tests/support/workerd/warnings";
import { API, ask, pass, send, silentQueue, tick } from "../tests/support/workerd/worker";
import { quarantineOf } from "./market/photos/photo-keys";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NIGHTLY = "17 3 * * *";
const HOOK = "build.exemple.test";
const OPS_TOKEN = "jeton-d-essai-de-l-exploitant-du-site";
const PHOTO = "00000000-0000-4000-8000-000000000001";
openAccounts();

/** The database, which fails at the queries of one job of the clock. */
const without = (part: RegExp): typeof env.DB => ({
  prepare: (sql) => {
    if (part.test(sql)) throw new Error("D1_ERROR: no such table");
    return env.DB.prepare(sql);
  },
  batch: (statements) => env.DB.batch(statements),
});

const has = async (sql: string) => (await env.DB.prepare(sql).all()).results.length > 0;
/** Each job of the clock: what makes it fail, and whether it has done its work. */
const PARTS: Readonly<Record<string, { readonly breaks: RegExp; readonly isDone: () => Promise<boolean> }>> = {
  messages: { breaks: /SELECT id FROM outbox/, isDone: () => has("SELECT id FROM outbox WHERE state = 'sent'") },
  construction: { breaks: /INTO rebuilds /, isDone: async () => calls.some(({ url }) => new URL(url).host === HOOK) },
  annonces: {
    breaks: /SELECT n FROM ads WHERE state = 'publiee' AND expires_at/,
    isDone: () => has("SELECT id FROM ads WHERE state = 'expiree'"),
  },
  rappels: {
    breaks: /reminded_at IS NULL/,
    isDone: () => has("SELECT id FROM messages WHERE endpoint = 'annonce_rappel'"),
  },
  alertes: {
    breaks: /FROM alerts WHERE confirmed_at/,
    isDone: () => has("SELECT id FROM messages WHERE endpoint = 'alerte_annonces'"),
  },
  photos: {
    breaks: /FROM ad_photos WHERE state = 'quarantine'/,
    isDone: () => has("SELECT id FROM ad_photos WHERE state = 'ready'"),
  },
  // A minute goes on with the run that is there; a night begins another one.
  estimations: {
    breaks: /FROM estimate_run/,
    isDone: () => has("SELECT one FROM estimate_run WHERE after <> '' OR began_at > 1"),
  },
};
const PURGES: typeof PARTS = {
  "purge des messages": {
    breaks: /DELETE FROM messages WHERE id IN/,
    isDone: async () => !(await has("SELECT id FROM messages WHERE id = 'ancien'")),
  },
  "purge des visites": {
    breaks: /DELETE FROM ad_visits/,
    isDone: async () => !(await has("SELECT day FROM ad_visits WHERE day = '2020-01-01'")),
  },
  "purge des annonces": {
    breaks: /SET emptied_at/,
    isDone: () => has("SELECT id FROM ads WHERE emptied_at IS NOT NULL"),
  },
  "purge des quotas": {
    breaks: /DELETE FROM member_days/,
    isDone: async () => !(await has("SELECT uid FROM member_days WHERE day = '2020-01-01'")),
  },
  "purge des annonces supprimées": {
    breaks: /DELETE FROM ads WHERE state = 'supprimee'/,
    isDone: async () => !(await has("SELECT id FROM ads WHERE state = 'supprimee'")),
  },
  "purge des alertes": {
    breaks: /DELETE FROM alerts WHERE confirmed_at IS NULL/,
    isDone: async () => !(await has("SELECT id FROM alerts WHERE email = 'oubli@exemple.sn'")),
  },
  "purge des décisions": {
    breaks: /DELETE FROM decisions/,
    isDone: async () => !(await has("SELECT n FROM decisions WHERE operator = 'Ancienne'")),
  },
  "purge des photos": {
    breaks: /DELETE FROM ad_photos/,
    isDone: async () => !(await has("SELECT id FROM ad_photos WHERE id = 'oubliee'")),
  },
};

/** Makes work due for each job of the minute. */
async function aBusyMinute(): Promise<void> {
  const seller = await aSeller();
  const day = Date.now();
  await confirmed();
  pass(HOUR);
  const ad = await aPublishedAd(seller);
  await aPublishedAd(seller, { model_key: "kia-sportage", published_at: day - 45 * DAY, expires_at: day });
  await aPublishedAd(seller, { model_key: "kia-rio", published_at: day - 41 * DAY, expires_at: day + 4 * DAY });
  await aPhoto(ad, { id: PHOTO, state: "quarantine", hash: null, width: 0, height: 0 });
  await env.MEDIA.put(quarantineOf(PHOTO), jpeg("phone"));
  await env.DB.prepare("INSERT INTO rebuild_asked (one, first_at, last_at) VALUES (1, ?1, ?1)").bind(day).run();
  await env.DB.prepare("INSERT INTO estimate_run (one, began_at, step, after) VALUES (1, 1, 'slopes', '')").run();
  expect((await send("leads", aLead({ name: "Due" }), {}, { DELIVERIES: silentQueue().queue })).status).toBe(202);
}

/** Makes work due for each nightly job. */
async function aBusyNight(): Promise<void> {
  const old = Date.now() - 100 * DAY;
  await env.DB.prepare(
    "INSERT INTO messages (id, endpoint, contact, body, received_at) VALUES ('ancien', 'contact', 'x', '{}', ?)",
  )
    .bind(old)
    .run();
  await env.DB.prepare("INSERT INTO outbox (id, state, next_at, sent_at) VALUES ('ancien', 'sent', ?1, ?1)")
    .bind(old)
    .run();
  await env.DB.prepare(
    "INSERT INTO ad_visits (visitor, act, ad_id, day) VALUES ('x', 'view', 'x', '2020-01-01')",
  ).run();
  await env.DB.prepare("INSERT INTO member_days (uid, act, day, n) VALUES ('x', 'draft', '2020-01-01', 1)").run();
  await env.DB.prepare("INSERT INTO decisions (at, operator, act) VALUES (?, 'Ancienne', 'verify')")
    .bind(Date.now() - 366 * DAY)
    .run();
  await anAd(await aSeller(), { state: "vendue", closed_at: old });
  await anAd(await aSeller(), { state: "supprimee", closed_at: old });
  await create(anAlert({ email: "oubli@exemple.sn" }));
  await env.DB.prepare("UPDATE alerts SET created_at = ? WHERE email = 'oubli@exemple.sn'").bind(old).run();
  await aPhoto(await anAd(await aSeller(), { state: "brouillon" }), {
    id: "oubliee",
    state: "quarantine",
    hash: null,
    width: 0,
    height: 0,
    next_at: Number.MAX_SAFE_INTEGER,
    created_at: old,
  });
}

const tickWithout = (part: RegExp, cron?: string) =>
  tick(cron, { DB: without(part), DEPLOY_HOOK_URL: `https://${HOOK}/hook` });
const doneOf = async (parts: typeof PARTS) =>
  Object.fromEntries(
    await Promise.all(Object.entries(parts).map(async ([part, { isDone }]) => [part, await isDone()] as const)),
  );

beforeEach(() => {
  answerAt(API, () => Response.json({ ok: true, data: { reference: "BAKO-4827" } }));
  answerAt(HOOK, () => new Response(null, { status: 202 }));
});

describe("a part of the clock that fails", () => {
  test.each(Object.entries(PARTS))("(%s) stops no other, and operators are told", async (part, { breaks }) => {
    await aBusyMinute();
    await tickWithout(breaks);
    expect(await doneOf(PARTS)).toEqual(Object.fromEntries(Object.keys(PARTS).map((one) => [one, one !== part])));
    expect(takeWarnings()).toEqual([`clock: ${part}: Error: D1_ERROR: no such table`]);
    const told = await ask(
      "/api/ops/clock",
      { headers: { "CF-Connecting-IP": anAddress(), Authorization: `Bearer ${OPS_TOKEN}` } },
      { OPS_TOKEN },
    );
    const { parts, failures } = await told.json();
    expect(failures).toEqual([
      { part, failed_at: expect.any(Number), times: 1, reason: "Error: D1_ERROR: no such table" },
    ]);
    expect(parts.filter(({ failing }: { failing: boolean }) => failing)).toEqual([
      { part, clock: "minute", good_at: null, failing: true },
    ]);
  });

  test("does not stop other messages: one that cannot be read is put off, the next is delivered", async () => {
    const day = Date.now();
    await env.DB.prepare(
      "INSERT INTO messages (id, endpoint, contact, body, received_at) VALUES ('illisible', 'contact', 'x', 'pas du JSON', ?)",
    )
      .bind(day)
      .run();
    await env.DB.prepare("INSERT INTO outbox (id, next_at) VALUES ('illisible', ?)")
      .bind(day - 1)
      .run();
    expect((await send("leads", aLead({ name: "Suivante" }), {}, { DELIVERIES: silentQueue().queue })).status).toBe(
      202,
    );
    await tick();
    expect((await env.DB.prepare("SELECT state, last_error FROM outbox ORDER BY state").all()).results).toEqual([
      { state: "sent", last_error: null },
      { state: "waiting", last_error: "unexpected SyntaxError" },
    ]);
    expect(takeWarnings()).toEqual(["message not handed over: unexpected SyntaxError"]);
  });

  test.each(Object.entries(PURGES))("at night (%s) does not stop the other jobs", async (part, { breaks }) => {
    await aBusyMinute();
    await aBusyNight();
    await tickWithout(breaks, NIGHTLY);
    const all = { ...PARTS, ...PURGES };
    expect(await doneOf(all)).toEqual(Object.fromEntries(Object.keys(all).map((one) => [one, one !== part])));
    expect(takeWarnings()).toEqual([`clock: ${part}: Error: D1_ERROR: no such table`]);
  });
});
