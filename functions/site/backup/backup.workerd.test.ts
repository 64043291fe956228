import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { aLead } from "../../../tests/support/messages";
import {
  atNight,
  backUp,
  BACKUP_KEY,
  emptyBackups,
  KEY,
  keyOf,
  manifest,
  namesIn,
  OTHER_KEY,
} from "../../../tests/support/workerd/backups";
import { aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { answerAt } from "../../../tests/support/workerd/outbound";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { API, ask, send, silentQueue, tick } from "../../../tests/support/workerd/worker";
import { KEPT_TABLES, LEFT_OUT } from "./tables";
import { unseal, unsealText } from "./sealed";

const DAY = "2027-03-04";
const NIGHTLY = "17 3 * * *";
beforeEach(async () => {
  await emptyBackups();
  atNight(DAY);
  answerAt(API, () => Response.json({ ok: true, data: { reference: "BAKO-4827" } }));
});

/** The rows of a table in the backup of the day, opened with the key. */
async function rowsIn(of: string): Promise<readonly Record<string, unknown>[]> {
  const pieces = (await manifest(DAY))?.pieces.filter((piece) => piece.of === of) ?? [];
  const rows: Record<string, unknown>[] = [];
  for (const { name } of pieces) {
    const found = await env.BACKUPS.get(name);
    const opened = await unsealText(await keyOf(), name, new Uint8Array((await found?.arrayBuffer()) ?? []));
    expect(opened.ok).toBe(true);
    if (opened.ok) rows.push(...opened.text.split("\n").map((line) => JSON.parse(line)));
  }
  return rows;
}

test("every table of the database is backed up, or left out for a reason", async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'ad_words_*' AND name <> 'd1_migrations' ORDER BY name",
  ).all<{ name: string }>();
  const named = [...KEPT_TABLES.map(({ table }) => table), ...Object.keys(LEFT_OUT)];
  expect(named.toSorted()).toEqual(results.map(({ name }) => name));
});

// rule: site/backup
describe("the backup of a night", () => {
  test("has what visitors sent, encrypted: nothing of it is readable in the bucket without the key", async () => {
    const lead = aLead({ name: "Sentinelle Ndiaye" });
    expect((await send("leads", lead, {}, { DELIVERIES: silentQueue().queue })).status).toBe(202);
    const seller = await aSeller({ name: "Sentinelle Diop" });
    const ad = await aPublishedAd(seller);
    await tick();
    await backUp();
    expect(await rowsIn("messages")).toMatchObject([
      { id: lead.id, body: expect.stringContaining("Sentinelle Ndiaye") },
    ]);
    expect(await rowsIn("outbox")).toMatchObject([{ id: lead.id, state: "sent" }]);
    expect(await rowsIn("sellers")).toMatchObject([{ uid: seller, name: "Sentinelle Diop" }]);
    expect(await rowsIn("ads")).toMatchObject([{ id: ad }]);
    for (const name of await namesIn(env.BACKUPS)) {
      const bytes = new Uint8Array((await (await env.BACKUPS.get(name))?.arrayBuffer()) ?? []);
      expect(new TextDecoder().decode(bytes)).not.toContain("Sentinelle");
      expect(await unseal(await keyOf(OTHER_KEY), name, bytes)).toEqual({ ok: false, why: "key" });
    }
  });

  test("has nothing that the site promises to forget sooner: visits, counts of a day, digests of networks", async () => {
    expect((await send("leads", aLead(), {}, { DELIVERIES: silentQueue().queue })).status).toBe(202);
    await backUp();
    const [message] = await rowsIn("messages");
    expect(message).not.toHaveProperty("network");
    const tables = new Set((await manifest(DAY))?.pieces.map(({ of }) => of));
    expect([...tables].filter((table) => table in LEFT_OUT)).toEqual([]);
  });

  test("exists once its manifest does, says what it has, and is made once a day", async () => {
    await aPublishedAd(await aSeller());
    await tick(NIGHTLY, KEY);
    expect(await manifest(DAY)).toBeNull();
    await tick("* * * * *", KEY);
    const whole = await manifest(DAY);
    expect(whole).toMatchObject({ version: 1, date: DAY, uncopied: 0 });
    expect(whole?.migrations.at(-1)).toMatch(/^\d{4}_\w+\.sql$/);
    const names = await namesIn(env.BACKUPS);
    await tick(NIGHTLY, KEY);
    await tick("* * * * *", KEY);
    expect(await namesIn(env.BACKUPS)).toEqual(names);
  });

  test("goes on where a crash stopped it, and has each row once", async () => {
    const seller = await aSeller();
    for (let at = 0; at < 7; at += 1) await aPublishedAd(seller);
    await tick(NIGHTLY, KEY);
    // The database is gone in the middle of a slice, after some of its pieces were written.
    let asked = 0;
    const DB: typeof env.DB = {
      prepare: (sql) => {
        if (/FROM alerts\s+ORDER/.test(sql) && (asked += 1) === 1) throw new Error("D1_ERROR: gone");
        return env.DB.prepare(sql);
      },
      batch: (statements) => env.DB.batch(statements),
    };
    await tick("* * * * *", { ...KEY, DB });
    expect(takeWarnings()).toEqual(["clock: sauvegarde: Error: D1_ERROR: gone"]);
    expect(await manifest(DAY)).toBeNull();
    await tick("* * * * *", { ...KEY, DB });
    const ads = await rowsIn("ads");
    expect(ads).toHaveLength(7);
    expect(new Set(ads.map(({ id }) => id)).size).toBe(7);
  });

  test("is one backup, whole, although two clocks work on it at the same time", async () => {
    const seller = await aSeller();
    for (let at = 0; at < 3; at += 1) await aPublishedAd(seller);
    await tick(NIGHTLY, KEY);
    await Promise.all([tick("* * * * *", KEY), tick("* * * * *", KEY)]);
    expect(await rowsIn("ads")).toHaveLength(3);
    expect(await rowsIn("sellers")).toHaveLength(1);
  });

  test("begins anew where a migration came into it", async () => {
    await aPublishedAd(await aSeller());
    await tick(NIGHTLY, KEY);
    await env.DB.prepare("INSERT INTO d1_migrations (name) VALUES ('9999_neuve.sql')").run();
    try {
      await tick("* * * * *", KEY);
      expect((await manifest(DAY))?.migrations.at(-1)).toBe("9999_neuve.sql");
      expect(await rowsIn("ads")).toHaveLength(1);
    } finally {
      await env.DB.prepare("DELETE FROM d1_migrations WHERE name = '9999_neuve.sql'").run();
    }
  });

  test.each([
    ["without a key", undefined],
    ["with a key that is none", "trop court"],
  ])("is not made %s, and nothing else stops", async (_, BACKUP) => {
    await aPublishedAd(await aSeller(), { expires_at: Date.now() - 1 });
    await tick(NIGHTLY, { BACKUP_KEY: BACKUP });
    await tick("* * * * *", { BACKUP_KEY: BACKUP });
    expect(await namesIn(env.BACKUPS)).toEqual([]);
    expect((await env.DB.prepare("SELECT state FROM ads").all()).results).toEqual([{ state: "expiree" }]);
  });

  test("is at no address of the site", async () => {
    await aPublishedAd(await aSeller());
    await backUp();
    const names = await namesIn(env.BACKUPS);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names)
      for (const address of [
        `/${name}`,
        `/media/${name}`,
        `/media/../${name}`,
        `/media/${encodeURIComponent(`../${name}`)}`,
      ]) {
        const answer = await ask(address, {}, { BACKUP_KEY });
        expect([address, answer.status]).toEqual([address, 404]);
      }
    expect(await namesIn(env.MEDIA, "backups/")).toEqual([]);
  });
});
