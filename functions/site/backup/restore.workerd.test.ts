import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { FORCED } from "../../../scripts/restore/read-backup";
import { aLead } from "../../../tests/support/messages";
import {
  atNight,
  backUp,
  EDGE,
  emptyBackups,
  keyOf,
  manifest,
  namesIn,
  OTHER_KEY,
} from "../../../tests/support/workerd/backups";
import { aPhoto, aPublishedAd, aSeller, anAd } from "../../../tests/support/workerd/made-ads";
import { answerAt } from "../../../tests/support/workerd/outbound";
import { emptyBucket, filesIn } from "../../../tests/support/workerd/photos";
import { loseDatabase, migrate, restore } from "../../../tests/support/workerd/restores";
import { API, pass, rowsOf, send, silentQueue } from "../../../tests/support/workerd/worker";
import { erasedMember, noteErased } from "./erased";
import { COPIES, ERASED, folderOf, manifestOf } from "./names";
import { sealText, unsealText } from "./sealed";

const DAY = "2027-03-04";
const NEXT = "2027-03-05";
beforeEach(async () => {
  await emptyBackups();
  await emptyBucket();
  atNight(DAY);
  answerAt(API, () => Response.json({ ok: true }));
});

const bytesOf = async (name: string) => new Uint8Array((await (await env.BACKUPS.get(name))?.arrayBuffer()) ?? []);
const pieceOf = async (of: string, day = DAY) =>
  (await manifest(day))?.pieces.find((piece) => piece.of === of)?.name ?? "";
const aMember = (uid: string) => ({ uid, email: `${uid}@exemple.sn` });

/** A seller with an ad, backed up in two nights, and lost. */
async function twoNights(): Promise<void> {
  await aPublishedAd(await aSeller({ uid: "awa", email: "awa@exemple.sn" }));
  await backUp();
  atNight(NEXT);
  await aPublishedAd("awa");
  await backUp();
  await loseDatabase();
}

// rule: site/restore
describe("a backup that is not as it was written is refused, and nothing is written", () => {
  test.each<[string, RegExp, () => Promise<unknown>]>([
    [
      "a piece was changed",
      /Ce n’est pas ce que la sauvegarde avait écrit.*ads/,
      async () => {
        const name = await pieceOf("ads");
        const bytes = await bytesOf(name);
        bytes.set([(bytes.at(-1) ?? 0) ^ 1], bytes.length - 1);
        await env.BACKUPS.put(name, bytes);
      },
    ],
    [
      "a piece is missing",
      /Il manque « .*ads.* » à la sauvegarde/,
      async () => env.BACKUPS.delete(await pieceOf("ads")),
    ],
    [
      "a piece of another night is in its place",
      /Ce n’est pas ce que la sauvegarde avait écrit/,
      async () => env.BACKUPS.put(await pieceOf("ads"), await bytesOf(await pieceOf("ads", NEXT))),
    ],
    [
      "a piece was sealed again with fewer rows by somebody who has the key",
      /Ce n’est pas ce que la sauvegarde avait écrit/,
      async () => {
        const name = await pieceOf("ads");
        await env.BACKUPS.put(name, await sealText(await keyOf(), name, "{}"));
      },
    ],
    [
      "the manifest is that of another night",
      /Ce n’est pas ce que la sauvegarde avait écrit.*manifest/,
      async () => env.BACKUPS.put(manifestOf(DAY), await bytesOf(manifestOf(NEXT))),
    ],
    [
      "its manifest is missing",
      /Il n’y a pas de sauvegarde entière du 2027-03-04/,
      () => env.BACKUPS.delete(manifestOf(DAY)),
    ],
    [
      "something else is in its place",
      /Ce n’est pas ce que/,
      () => env.BACKUPS.put(manifestOf(DAY), new Uint8Array(8)),
    ],
  ])("where %s", async (_, sentence, harm) => {
    await twoNights();
    await harm();
    await expect(restore(DAY)).rejects.toThrow(sentence);
    await migrate();
    expect(await rowsOf("ads")).toEqual([]);
  });

  test("with another key, which the refusal says, and with a key that is none", async () => {
    await twoNights();
    await expect(restore(DAY, { backupKey: OTHER_KEY })).rejects.toThrow(
      "La clé BACKUP_KEY n’est pas celle qui a fermé",
    );
    await expect(restore(DAY, { backupKey: "trop court" })).rejects.toThrow("BACKUP_KEY manque");
    await migrate();
  });
});

describe("a restore", () => {
  test("writes into a database without a row alone", async () => {
    await aPublishedAd(await aSeller());
    await backUp();
    await expect(restore(DAY)).rejects.toThrow("La base n’est pas vide (sellers, ads)");
    await loseDatabase();
    await restore(DAY);
    expect(await rowsOf("ads")).toHaveLength(1);
  });

  test("with --dry-run reads and counts all of it, and writes nothing", async () => {
    await twoNights();
    const said = await restore(NEXT, { isDry: true });
    expect(said).toContain("  2 annonces\n");
    expect(said).toContain("Rien n’est écrit");
    await migrate();
    expect(await rowsOf("ads")).toEqual([]);
  });

  test("gives the database the migrations that the backup had, and those that came since", async () => {
    await twoNights();
    await restore(DAY);
    const { results } = await env.DB.prepare("SELECT name FROM d1_migrations ORDER BY id").all<{ name: string }>();
    expect(results.map(({ name }) => name)).toEqual((await manifest(DAY))?.migrations);
  });

  test("leaves out what came while the backup was made and lacks what it belongs to, and messages that went meanwhile", async () => {
    await aPublishedAd(await aSeller());
    const lead = aLead();
    expect((await send("leads", lead, {}, { DELIVERIES: silentQueue().queue })).status).toBe(202);
    // A seller with an ad comes once the sellers were read; a message goes once the messages were.
    const meanwhile: Readonly<Record<string, () => Promise<unknown>>> = {
      "FROM ads ": async () => aPublishedAd(await aSeller({ name: "Venue après" })),
      "FROM outbox ": () => env.DB.prepare("DELETE FROM outbox").run(),
    };
    const DB: typeof env.DB = {
      prepare: (sql) => {
        const [, happens] = Object.entries(meanwhile).find(([part]) => sql.includes(part)) ?? [];
        const statement = env.DB.prepare(sql);
        if (!happens) return statement;
        const late = (bound: D1PreparedStatement): D1PreparedStatement => ({
          bind: (...values) => late(bound.bind(...values)),
          all: async <Row>() => (await happens(), bound.all<Row>()),
          run: () => bound.run(),
        });
        return late(statement);
      },
      batch: (statements) => env.DB.batch(statements),
    };
    await backUp(10, { DB });
    await loseDatabase();
    expect(await restore(DAY)).toContain("  1 lignes laissées");
    expect(await rowsOf("ads")).toHaveLength(1);
    expect(await rowsOf("messages")).toEqual([]);
  });

  test("sends no notification of a browser again that may have been shown", async () => {
    const now = Date.now();
    for (const id of ["shown", "waits"])
      await env.DB.prepare(
        "INSERT INTO messages (id, endpoint, contact, body, received_at) VALUES (?, 'notification', 'push:x', '{}', ?)",
      )
        .bind(id, now)
        .run();
    await env.DB.prepare(
      "INSERT INTO outbox (id, state, next_at) VALUES ('shown', 'sent', ?1), ('waits', 'waiting', ?1)",
    )
      .bind(now)
      .run();
    await backUp();
    await loseDatabase();
    await restore(DAY);
    expect((await rowsOf("messages")).map(({ id }) => id)).toEqual(["shown"]);
  });

  test("puts back the photos that ads show or wait for, where they are missing, and says which are lost", async () => {
    const hash = (sign: string) => sign.repeat(32);
    const ad = await aPublishedAd(await aSeller());
    const sent = "f".repeat(32);
    for (const sign of ["a", "b", "c"]) {
      await aPhoto(ad, { hash: hash(sign) });
      await env.MEDIA.put(`media/${hash(sign)}-320.jpg`, new TextEncoder().encode(sign));
    }
    await aPhoto(await anAd(await aSeller()), { id: sent, state: "quarantine", hash: null });
    await env.MEDIA.put(`quarantine/${sent}`, new TextEncoder().encode("sent"));
    await env.MEDIA.put(`media/${hash("d")}-320.jpg`, new TextEncoder().encode("of no ad"));
    await backUp();
    await env.MEDIA.delete([
      `media/${hash("a")}-320.jpg`,
      `media/${hash("b")}-320.jpg`,
      `media/${hash("d")}-320.jpg`,
      `quarantine/${sent}`,
    ]);
    await env.BACKUPS.delete([...(await namesIn(env.BACKUPS, `${COPIES}media/${hash("b")}`))]);
    await loseDatabase();
    expect(await restore(DAY)).toContain("2 photos remises, 1 étaient là, 1 sont perdues");
    expect(await filesIn("")).toEqual([
      `media/${hash("a")}-320.jpg`,
      `media/${hash("c")}-320.jpg`,
      `quarantine/${sent}`,
    ]);
    expect(await (await env.MEDIA.get(`media/${hash("a")}-320.jpg`))?.arrayBuffer()).toEqual(
      new TextEncoder().encode("a").buffer,
    );
  });
});

describe("members who were deleted", () => {
  const uids = async () => (await rowsOf("sellers")).map(({ uid }) => uid).toSorted();
  const backedUp = async () => {
    for (const uid of ["awa", "fatou", "moussa"]) await aPublishedAd(await aSeller(aMember(uid)));
    await noteErased(EDGE, aMember("moussa"), "old-order", Date.now() - 3_600_000);
    await backUp();
    pass(60_000);
    await noteErased(EDGE, aMember("awa"), "order-of-awa", Date.now());
    await loseDatabase();
  };

  test("after the backup stay deleted, and api.php is told by the order that it may have; who left before and came back stays", async () => {
    await backedUp();
    expect(await restore(DAY)).toContain("1 membres supprimés depuis la sauvegarde");
    expect(await uids()).toEqual(["fatou", "moussa"]);
    expect(await rowsOf("ads")).toHaveLength(2);
    expect(await rowsOf("outbox")).toMatchObject([{ id: "order-of-awa", state: "waiting" }]);
  });

  test("are noted without a word of who they are, even for who has the key", async () => {
    await backedUp();
    const [note = ""] = (await namesIn(env.BACKUPS, ERASED)).filter((name) => name.includes("/member-"));
    const opened = await unsealText(await keyOf(), note, await bytesOf(note));
    expect(opened.ok && erasedMember.parse(JSON.parse(opened.text))).toBeTruthy();
    expect(opened.ok && opened.text).not.toMatch(/awa@|moussa@|"awa"/);
    await migrate();
  });

  test.each<[string, () => Promise<unknown>]>([
    ["a note cannot be read", async () => env.BACKUPS.put(`${ERASED}${DAY}/member-0`, new Uint8Array(60))],
    ["the log is gone", async () => env.BACKUPS.delete([...(await namesIn(env.BACKUPS, ERASED))])],
    [
      "a note was sealed by another key",
      async () => {
        const name = `${ERASED}${NEXT}/member-1`;
        await env.BACKUPS.put(name, await sealText(await keyOf(OTHER_KEY), name, "{}"));
      },
    ],
  ])("come back by no restore where %s, unless it is forced by a flag that says so", async (_, harm) => {
    await backedUp();
    await harm();
    await expect(restore(DAY)).rejects.toThrow(FORCED);
    await migrate();
    expect(await uids()).toEqual([]);
    await loseDatabase();
    await restore(DAY, { isForced: true });
    expect(await uids()).toContain("fatou");
  });

  test("are not deleted at all where that cannot be noted, so that nobody is told so in vain", async () => {
    const broken = { ...env.BACKUPS, put: () => Promise.reject(new TypeError("Network connection lost.")) };
    await expect(
      noteErased({ ...EDGE, BACKUPS: broken as unknown as R2Bucket }, aMember("awa"), "x", 1),
    ).rejects.toThrow("Network connection lost.");
  });
});

test("a folder without a manifest is no backup", async () => {
  await env.BACKUPS.put(`${folderOf(DAY)}00000-ads-0`, new Uint8Array(3));
  await expect(restore(DAY)).rejects.toThrow("Il n’y a pas de sauvegarde entière");
});
