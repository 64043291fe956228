import { env } from "cloudflare:workers";
import { decodeJwt } from "jose";
import { beforeEach, expect, test } from "vitest";
import { demoAds } from "../../../scripts/seed/ads";
import { writeAds } from "../../../scripts/seed/write";
import { aLead, aReview } from "../../../tests/support/messages";
import { anAddress } from "../../../tests/support/reference-api";
import { aKeyPair, aToken, someClaims } from "../../../tests/support/tokens";
import { find } from "../../../tests/support/workerd/ads";
import { atNight, backUp, emptyBackups, KEY } from "../../../tests/support/workerd/backups";
import { anAccount, KEYS, keysOf, LOOKUP, PRODUCTION } from "../../../tests/support/workerd/member";
import { anAd, aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { answerAt } from "../../../tests/support/workerd/outbound";
import { loseDatabase, restore } from "../../../tests/support/workerd/restores";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { API, ask, pass, send, silentQueue, tick } from "../../../tests/support/workerd/worker";
import { KEPT_TABLES } from "./tables";

const DAY = "2027-03-04";
const ADS = 10_000;
const HOUR = 3_600_000;
const ORIGIN = "https://guide.exemple.test";
const SETTINGS = { ...PRODUCTION, ...KEY, DELIVERIES: silentQueue().queue };

/** An api.php that keeps one message for each key, and may be down. */
function anApi() {
  const posts: string[] = [];
  const kept = new Map<string, string>();
  const state = { isDown: false };
  answerAt(API, async (request) => {
    if (request.method !== "POST") return Response.json({ data: [] });
    if (state.isDown) return new Response(null, { status: 503 });
    const key = request.headers.get("Idempotency-Key") ?? "";
    posts.push(key);
    if (!kept.has(key)) kept.set(key, new URL(request.url).searchParams.get("endpoint") ?? "");
    return Response.json({ ok: true, data: { reference: "BAKO-4827" } });
  });
  return { posts, kept, state };
}

/** Members whose accounts Google knows. */
async function someMembers() {
  const signer = await aKeyPair("one");
  const emails = new Map<string, string>();
  answerAt(KEYS, keysOf(signer));
  answerAt(LOOKUP, async (request) => {
    const sub = String(decodeJwt((await request.json()).idToken).sub);
    return Response.json({ users: [{ localId: sub, ...anAccount({ email: emails.get(sub) }) }] });
  });
  return async (email: string) => {
    const claims = someClaims();
    const uid = String(claims.sub);
    emails.set(uid, email);
    const headers = { Authorization: `Bearer ${await aToken(signer, claims)}` };
    return {
      uid,
      email,
      review: (body: object) => send("reviews", body, headers, SETTINGS),
      leave: () =>
        ask(
          "/api/me",
          { method: "DELETE", headers: { ...headers, Origin: ORIGIN, "CF-Connecting-IP": anAddress() } },
          SETTINGS,
        ),
    };
  };
}

const sendLead = async (lead: ReturnType<typeof aLead>) => {
  expect((await send("leads", lead, {}, SETTINGS)).status).toBe(202);
  return lead.id;
};
const anAlertOf = (email: string, more: Record<string, string | null> = {}) =>
  env.DB.prepare(
    "INSERT INTO alerts (id, email, uid, search, name, token, seen_at, created_at, confirmed_at) VALUES (?1, ?2, ?3, 'modele=kia-rio', 'Kia Rio', ?1, ?4, ?4, ?4)",
  )
    .bind(crypto.randomUUID(), email, more["uid"] ?? null, Date.now())
    .run();

/** All rows of all tables that are backed up, as text. */
async function everything(): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {};
  for (const { table } of KEPT_TABLES)
    all[table] = (await env.DB.prepare(`SELECT * FROM ${table}`).all<object>()).results
      .map((row) => JSON.stringify({ ...row, network: undefined, lease_until: undefined }))
      .toSorted();
  return all;
}
const rowsOf = async (sql: string) => (await env.DB.prepare(sql).all<Record<string, unknown>>()).results;
const DERIVED = [
  "SELECT n FROM ads_online",
  "SELECT filter, answer, n FROM ad_answers WHERE n > 0 ORDER BY filter, answer",
  "SELECT count(*) AS n FROM ad_words WHERE ad_words MATCH 'toyota'",
];

beforeEach(async () => {
  await emptyBackups();
  atNight(DAY, 0);
});

// rule: site/restore
test("a lost database of 10,000 ads is restored: nothing is lost that was acknowledged before the backup, api.php keeps no lead twice, and who left stays away (long: it writes 10,000 ads twice)", async () => {
  const api = anApi();
  const aMember = await someMembers();
  const now = Date.now();
  await writeAds(env.DB, [...demoAds(ADS, now)], now, {
    galleryOf: (ad) => (ad.paint === "rouge" ? [] : [{ hash: "a".repeat(32), width: 1_600, height: 1_000 }]),
  });
  const [awa, fatou] = [await aMember("Awa@exemple.sn"), await aMember("fatou@exemple.sn")];
  for (const { uid, email } of [awa, fatou]) {
    await aSeller({ uid, email });
    await aPublishedAd(uid);
    await anAd(uid, { state: "brouillon" });
    await anAlertOf(email.toLowerCase());
    await anAlertOf(`push:${uid}`, { uid });
    await env.DB.prepare("INSERT INTO decisions (at, operator, act, seller_id) VALUES (?, 'Fatou', 'verify', ?)")
      .bind(now, `v-${uid}`)
      .run();
  }

  // Leads in every state: handed over, given up, tried in vain, not tried yet.
  const sent = await sendLead(aLead());
  await env.DB.prepare("INSERT INTO lead_notes (message_id, at, operator, state) VALUES (?, ?, 'Fatou', 'appele')")
    .bind(sent, now)
    .run();
  const review = aReview();
  expect([(await awa.review(review)).status, (await fatou.review(aReview())).status]).toEqual([202, 202]);
  await tick();
  api.state.isDown = true;
  const givenUp = await sendLead(aLead());
  await env.DB.prepare("UPDATE outbox SET attempts = 24 WHERE id = ?").bind(givenUp).run();
  const tried = await sendLead(aLead());
  await tick();
  takeWarnings();
  const [soonSent, waiting] = [await sendLead(aLead()), await sendLead(aLead())];
  expect(
    (await rowsOf("SELECT state, count(*) AS n FROM outbox GROUP BY state ORDER BY state")).map(({ state, n }) => [
      state,
      n,
    ]),
  ).toEqual([
    ["sent", 3],
    ["undeliverable", 1],
    ["waiting", 3],
  ]);

  const before = await everything();
  const derived = await Promise.all(DERIVED.map(rowsOf));
  expect(before["ads"]).toHaveLength(ADS + 4);
  atNight(DAY);
  await backUp();

  // After the backup: one lead is handed over, another one comes, and Awa leaves.
  api.state.isDown = false;
  await env.DB.prepare("UPDATE outbox SET next_at = ? WHERE id IN (?, ?)")
    .bind(Date.now() + HOUR, tried, waiting)
    .run();
  await tick();
  expect(api.kept.has(soonSent)).toBe(true);
  await sendLead(aLead());
  pass(60_000);
  expect((await awa.leave()).status).toBe(204);

  await loseDatabase();
  const said = await restore(DAY);
  expect(said).toContain("1 membres supprimés depuis la sauvegarde");

  // All that was there is there, except what Awa had.
  const after = await everything();
  const isAwas = (row: string) =>
    [awa.uid, "awa@exemple.sn"].some((word) => row.toLowerCase().includes(word.toLowerCase()));
  const awasAds = (before["ads"] ?? []).filter(isAwas).map((row) => String(JSON.parse(row).id));
  expect(awasAds).toHaveLength(2);
  for (const { table } of KEPT_TABLES) {
    const known = (before[table] ?? []).filter((row) => !isAwas(row) && !awasAds.some((id) => row.includes(id)));
    const isOfAwasMessages = (row: string) => table === "outbox" && row.includes(review.id);
    const found = new Set(after[table]);
    expect([table, known.filter((row) => !found.has(row) && !isOfAwasMessages(row))]).toEqual([table, []]);
  }
  expect(Object.entries(after).flatMap(([table, rows]) => (table === "messages" ? [] : rows.filter(isAwas)))).toEqual(
    [],
  );
  expect(await rowsOf("SELECT n FROM ads_online")).toEqual([{ n: Number(derived[0]?.[0]?.["n"]) - 1 }]);
  expect((await rowsOf(DERIVED[1] ?? "")).length).toBe(derived[1]?.length);
  expect(await rowsOf(DERIVED[2] ?? "")).toEqual(derived[2]);
  expect((await find("q=toyota")).total).toBeGreaterThan(100);
  expect(await rowsOf("SELECT * FROM member_days")).toEqual([]);

  // Whatever waits goes out, under its own id.
  pass(2 * HOUR);
  await tick();
  const leads = [sent, tried, soonSent, waiting];
  expect(leads.map((id) => api.kept.get(id))).toEqual(leads.map(() => "post_lead"));
  expect(api.posts.filter((id) => id === sent)).toHaveLength(1);
  expect(api.posts.filter((id) => id === soonSent)).toHaveLength(2);
  expect(await rowsOf("SELECT id FROM outbox WHERE state = 'undeliverable'")).toEqual([{ id: givenUp }]);
  expect([...api.kept.values()].filter((endpoint) => endpoint === "oublier_membre")).toHaveLength(1);
  expect(
    await rowsOf("SELECT id FROM outbox JOIN messages USING (id) WHERE state = 'waiting' AND endpoint = 'post_lead'"),
  ).toEqual([]);
  // A second restore into what is there now would double it.
  await expect(restore(DAY)).rejects.toThrow("La base n’est pas vide");
}, 180_000);
