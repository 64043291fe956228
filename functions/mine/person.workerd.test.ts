import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { PersonReport } from "../../src/contract/mine/person";
import { isoDay } from "../../src/shared/dates/dates";
import { COLUMNS } from "../../src/shared/stored/columns";
import { BACKUP_DAYS } from "../../src/shared/stored/retention";
import { TABLES } from "../../src/shared/stored/tables";
import { aLead, aQuestion, aSubscription, sent as envelope } from "../../tests/support/messages";
import { anAlert } from "../../tests/support/workerd/alerts";
import { atNight, backUp, EDGE, emptyBackups, namesIn } from "../../tests/support/workerd/backups";
import { aPhoto, aPublishedAd, aReport, aSeller } from "../../tests/support/workerd/made-ads";
import { answerAt } from "../../tests/support/workerd/outbound";
import { emptyBucket, filesIn } from "../../tests/support/workerd/photos";
import { API, ask, rowsOf, send, silentQueue } from "../../tests/support/workerd/worker";
import { ERASED } from "../site/backup/names";
import { PERSON_TABLES } from "./person-store";

const OPS_TOKEN = "jeton-d-essai-de-l-exploitant-du-site";
const SETTINGS = { ...EDGE, OPS_TOKEN, DELIVERIES: silentQueue().queue };
const person = async (order: object): Promise<PersonReport> => {
  const answer = await ask(
    "/api/ops/person",
    { method: "POST", headers: { Authorization: `Bearer ${OPS_TOKEN}` }, body: JSON.stringify(order) },
    SETTINGS,
  );
  expect(answer.status).toBe(200);
  return answer.json();
};

const EMAIL = "zeynab.sentinelle@exemple.sn";
const PHONE = "771234567";
const UID = "uid-sentinelle-zeynab";
const NAME = "Zeynab Sentinelle";
const HASH = "5e".repeat(16);
const SENTINELS = [EMAIL, PHONE, "77 123 45 67", UID, NAME, HASH, "5entinelle-vin"];
const OTHER = { email: "moussa@exemple.sn", phone: "+221338000009" };

const columnsNow = async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'ad_words*' AND name <> 'd1_migrations'",
  ).all<{ name: string }>();
  const tables: Record<string, readonly string[]> = {};
  for (const { name } of results) {
    const found = await env.DB.prepare(`SELECT name FROM pragma_table_info('${name}')`).all<{ name: string }>();
    tables[name] = found.results.map((column) => column.name).sort();
  }
  return tables;
};
/** All that the database and the bucket of photos have, as text. */
const everything = async () => {
  const rows = await Promise.all(
    Object.keys(await columnsNow()).map(
      async (table) => (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results,
    ),
  );
  return JSON.stringify([rows, await filesIn("")]).toLowerCase();
};
const found = async () => {
  const text = await everything();
  return SENTINELS.filter((one) => text.includes(one.toLowerCase()));
};

/** What another person has here, which stays. */
async function theOther(): Promise<string> {
  const uid = await aSeller({ email: OTHER.email });
  const ad = await aPublishedAd(uid, { phone: OTHER.phone });
  expect((await send("leads", aLead({ phone: "33 800 00 09" }), {}, SETTINGS)).status).toBe(202);
  return ad;
}

/** Everything that one person can leave here. @returns the ids of their ad and of the other’s */
async function allOfOne() {
  const others = await theOther();
  await aSeller({ uid: UID, email: EMAIL, name: NAME });
  const ad = await aPublishedAd(UID, { phone: `+221${PHONE}`, seller_name: NAME, vin: "5ENTINELLE-VIN", cover: HASH });
  await aPhoto(ad, { id: "photo-de-la-sentinelle", hash: HASH });
  await env.MEDIA.put("quarantine/photo-de-la-sentinelle", new Uint8Array(4));
  for (const width of [320, 640, 1600]) await env.MEDIA.put(`media/${HASH}-${width}.jpg`, new Uint8Array(4));
  await aReport(others, { text: `Il m’a appelée au 77 123 45 67, ${NAME}.` });
  const sent = async (form: string, body: object) =>
    expect([form, (await send(form, body, {}, SETTINGS)).status]).toEqual([form, 202]);
  await sent("leads", aLead({ name: NAME, phone: "77 123 45 67", email: EMAIL.toUpperCase() }));
  await sent("newsletter", aSubscription({ email: EMAIL }));
  await sent("contact", aQuestion({ name: NAME, email: EMAIL, phone: "77.123.45.67" }));
  await sent("alerts", anAlert({ email: EMAIL }));
  await sent(`ads/${ad}/message`, {
    ...envelope(),
    name: "Moussa",
    email: OTHER.email,
    phone: "",
    text: "Est-elle encore là, cette belle voiture ?",
  });
  const message = {
    ...aQuestion({ name: NAME, email: EMAIL, phone: "" }),
    text: "Rappelez-moi au 77 123 45 67, merci.",
  };
  const { topic: _topic, message: _message, ...toSeller } = message;
  await sent(`ads/${others}/message`, toSeller);
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO messages (id, endpoint, contact, body, received_at) VALUES ('avis-1', 'poster_avis', ?, ?, 1)",
    ).bind(UID, JSON.stringify({ id_membre: UID, email: EMAIL, nom: NAME })),
    env.DB.prepare("INSERT INTO acts (uid, act, subject, id) VALUES (?, 'review', 7, 'avis-1')").bind(UID),
    env.DB.prepare(
      "INSERT INTO decisions (at, operator, act, ad_id, seller_id, note) SELECT 1, 'Moussa', 'approve', ?, id, ? FROM sellers WHERE uid = ?",
    ).bind(ad, `${NAME} a rappelé`, UID),
    env.DB.prepare(
      "INSERT INTO lead_notes (message_id, at, operator, state, note) SELECT id, 1, 'Moussa', 'appele', ? FROM messages WHERE endpoint = 'post_lead' AND body LIKE ?",
    ).bind(`${NAME}, au ${PHONE}`, `%${NAME}%`),
  ]);
  return { ad, others };
}

beforeEach(async () => {
  await emptyBucket();
  await emptyBackups();
  answerAt(API, () => Response.json({ ok: true }));
});

// rule: shared/stored-columns
describe("what is stored of people", () => {
  test("each column of each table of the database is declared as personal or not", async () => {
    const declared = Object.entries(COLUMNS).map(([table, { personal, plain }]) => [
      table,
      [...personal, ...plain].sort(),
    ]);
    expect(Object.fromEntries(declared)).toEqual(await columnsNow());
  });

  test("each table with a personal column has a purpose and an end on the legal page, and no other table has", () =>
    expect(
      Object.keys(COLUMNS)
        .filter((table) => (COLUMNS[table]?.personal.length ?? 0) > 0)
        .sort(),
    ).toEqual(
      Object.keys(TABLES)
        .filter((table) => TABLES[table] !== null)
        .sort(),
    ));

  test("is found by a person’s address, number or account, but what goes with an ad, digests that name nobody, and operators", () => {
    const elsewhere = ["ad_photos", "ad_texts", "ad_visits", "operators", "switches"];
    expect([...PERSON_TABLES, ...elsewhere].sort()).toEqual(
      Object.keys(TABLES)
        .filter((table) => TABLES[table] !== null)
        .sort(),
    );
  });
});

// rule: mine/person
describe("one person, by one command of an operator", () => {
  test("is exported whole, and nothing of others", async () => {
    const { ad } = await allOfOne();
    const {
      rows,
      found: counts,
      handed,
      accounts,
    } = await person({ act: "export", email: EMAIL, phone: "77 123 45 67" });
    expect(counts).toEqual({
      sellers: 1,
      ads: 1,
      acts: 1,
      member_days: expect.any(Number),
      alerts: 1,
      ad_reports: 1,
      messages: 7,
      lead_notes: 1,
      decisions: 1,
    });
    expect(JSON.stringify(rows)).not.toContain('"operator"');
    expect(accounts).toEqual([UID]);
    expect(rows?.["ads"]).toMatchObject([{ id: ad, phone: `+221${PHONE}` }]);
    expect(handed.map(({ endpoint }) => endpoint).sort()).toEqual([
      "alerte_confirmer",
      "contact",
      "lettre_confirmer",
      "message_annonce",
      "message_annonce",
      "post_lead",
      "poster_avis",
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/moussa@|338000009/);
    expect(await found()).toEqual(expect.arrayContaining([EMAIL, PHONE, UID, HASH]));
  });

  test("is nowhere after the deletion, but in the order to api.php by the account’s name; what others have stays", async () => {
    await theOther();
    const before = await everything();
    await env.DB.batch(["ads", "sellers", "messages"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
    await allOfOne();
    expect((await found()).sort()).toEqual([...SENTINELS].sort());
    const report = await person({ act: "delete", email: ` ${EMAIL.toUpperCase()}`, phone: "+221 77 123 45 67" });
    expect(report).toMatchObject({ photos: 1, accounts: [UID], others: [], mentioned: [] });
    expect(report.rows).toBeUndefined();
    expect(await found()).toEqual([UID]);
    expect((await rowsOf("messages")).filter(({ contact }) => contact === UID)).toMatchObject([
      { endpoint: "oublier_membre" },
    ]);
    expect([(await rowsOf("sellers")).length, (await rowsOf("ads")).length, (await rowsOf("messages")).length]).toEqual(
      [1, 1, 2],
    );
    expect(before).toContain(OTHER.email);
    expect((await rowsOf("sellers"))[0]).toMatchObject({ email: OTHER.email });
  });

  test("who is known by a number alone is deleted with it, and an ad of another account with that number is emptied and named", async () => {
    const uid = await aSeller({ email: OTHER.email });
    const ad = await aPublishedAd(uid, { phone: `+221${PHONE}` });
    await send("leads", aLead({ phone: PHONE }), {}, SETTINGS);
    const report = await person({ act: "delete", phone: PHONE });
    expect(report).toMatchObject({ found: { ads: 1, messages: 1, sellers: 0 }, accounts: [], others: [uid] });
    expect(await rowsOf("ads")).toMatchObject([{ id: ad, state: "supprimee", phone: "" }]);
    expect(await found()).toEqual([]);
  });

  test("another’s ad whose words name the person is told, for an operator to read", async () => {
    const ad = await aPublishedAd(await aSeller(), { description: "Appelez Zeynab au 77 123 45 67." });
    expect(await person({ act: "delete", phone: PHONE })).toMatchObject({ mentioned: [ad], found: { ads: 0 } });
  });

  test.each<[string, object]>([
    ["nobody", { act: "delete" }],
    ["an empty address", { act: "delete", email: " " }],
    ["a number that is none", { act: "delete", phone: "12" }],
    ["another act", { act: "look", email: EMAIL }],
  ])("is not %s", async (_, order) => {
    await allOfOne();
    const init = { method: "POST", headers: { Authorization: `Bearer ${OPS_TOKEN}` }, body: JSON.stringify(order) };
    expect((await ask("/api/ops/person", init, SETTINGS)).status).toBe(422);
    expect(await rowsOf("ads")).toHaveLength(2);
  });

  test("is in the backups of thirty days, and in none after that", async () => {
    const FIRST = Date.parse("2027-03-04");
    const night = async (days: number) => (atNight(isoDay(FIRST + days * 86_400_000)), backUp());
    atNight(isoDay(FIRST));
    await allOfOne();
    await night(0);
    await person({ act: "delete", email: EMAIL, phone: PHONE });
    expect((await namesIn(env.BACKUPS, ERASED)).some((name) => name.includes("/member-"))).toBe(true);
    await night(1);
    const withPerson = (await namesIn(env.BACKUPS)).filter(
      (name) => name.includes("2027-03-04") || name.includes(HASH),
    );
    expect(withPerson.length).toBeGreaterThan(3);
    for (const days of [BACKUP_DAYS, BACKUP_DAYS + 2]) await night(days);
    expect((await namesIn(env.BACKUPS)).filter((name) => withPerson.includes(name))).toEqual([]);
  });
});
