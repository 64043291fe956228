import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { isoDay } from "../../../src/shared/dates/dates";
import { BACKUP_DAYS } from "../../../src/shared/stored/retention";
import {
  atNight,
  backUp,
  EDGE,
  emptyBackups,
  KEY,
  manifest,
  namesIn,
  nextSlice,
} from "../../../tests/support/workerd/backups";
import { aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { answerAt } from "../../../tests/support/workerd/outbound";
import { emptyBucket } from "../../../tests/support/workerd/photos";
import { API, tick } from "../../../tests/support/workerd/worker";
import { beginBackup } from "./backup";
import { COPIES, ERASED } from "./names";

const FIRST = Date.parse("2027-03-04");
const DAY = 86_400_000;
const NIGHTLY = "17 3 * * *";
/** The day that is so many days after the first one. */
const day = (days: number) => isoDay(FIRST + days * DAY);
const days = async (prefix: string) => [
  ...new Set((await namesIn(env.BACKUPS, prefix)).map((name) => name.split("/")[1])),
];

async function nightOf(days: number): Promise<void> {
  atNight(day(days));
  await backUp();
}

beforeEach(async () => {
  await emptyBackups();
  await emptyBucket();
  answerAt(API, () => Response.json({ ok: true }));
});

// rule: site/backup
describe("old backups", () => {
  test("are deleted after thirty days, with the notes of members that no backup needs any more", async () => {
    await aPublishedAd(await aSeller());
    for (const night of [0, 1, 2, BACKUP_DAYS - 1, BACKUP_DAYS]) await nightOf(night);
    expect(await days("backups/")).toEqual([1, 2, BACKUP_DAYS - 1, BACKUP_DAYS].map(day));
    // A member may have been deleted while the oldest backup that is left was begun, just after midnight.
    expect(await days(ERASED)).toEqual([0, 1, 2, BACKUP_DAYS - 1, BACKUP_DAYS].map(day));
    await nightOf(BACKUP_DAYS + 2);
    expect(await days("backups/")).toEqual([BACKUP_DAYS - 1, BACKUP_DAYS, BACKUP_DAYS + 2].map(day));
    expect(await days(ERASED)).toEqual([BACKUP_DAYS - 1, BACKUP_DAYS, BACKUP_DAYS + 2].map(day));
  });

  test("that are the only whole one stay, also where no more are made", async () => {
    await aPublishedAd(await aSeller());
    await nightOf(0);
    atNight(day(90));
    await tick(NIGHTLY);
    expect(await manifest(day(0))).not.toBeNull();
    expect(await days(ERASED)).toEqual([day(0)]);
  });

  test("that never became whole are deleted after two days", async () => {
    await nightOf(0);
    atNight(day(1));
    await env.BACKUPS.put(`backups/${day(1)}/00000-ads-0`, new Uint8Array(3));
    await tick(NIGHTLY, KEY);
    await nightOf(2);
    expect(await days("backups/")).toEqual([day(0), day(1), day(2)]);
    await nightOf(3);
    expect(await days("backups/")).toEqual([day(0), day(2), day(3)]);
  });
});

describe("photos", () => {
  const photo = (name: string) => `media/${name.repeat(32)}-320.jpg`;
  /** Puts the photos numbered from `first` on, up to `end`. */
  const put = (first: number, end: number) =>
    Promise.all(
      Array.from({ length: end - first }, (_, at) =>
        env.MEDIA.put(`media/${String(first + at).padStart(32, "0")}-320.jpg`, new Uint8Array(1)),
      ),
    );
  const copies = async () => (await namesIn(env.BACKUPS, COPIES)).map((name) => name.split("/").slice(1, -1).join("/"));

  test("are copied once, those as sent too, and a copy goes when the last backup that lists its photo does", async () => {
    const sent = `quarantine/${"d".repeat(32)}`;
    for (const name of [photo("a"), photo("b"), sent]) await env.MEDIA.put(name, new TextEncoder().encode(name));
    await nightOf(0);
    expect(await copies()).toEqual([photo("a"), photo("b"), sent]);
    const before = await env.BACKUPS.list({ prefix: COPIES });

    await env.MEDIA.delete(photo("a"));
    await env.MEDIA.put(photo("c"), new Uint8Array(9));
    await nightOf(1);
    const after = await env.BACKUPS.list({ prefix: COPIES });
    expect(await copies()).toEqual([photo("a"), photo("b"), photo("c"), sent]);
    expect(after.objects.find(({ key }) => key.includes(photo("b")))?.uploaded).toEqual(
      before.objects.find(({ key }) => key.includes(photo("b")))?.uploaded,
    );
    await nightOf(BACKUP_DAYS);
    expect(await copies()).toContain(photo("a"));
    await nightOf(BACKUP_DAYS + 1);
    expect(await copies()).toEqual([photo("b"), photo("c"), sent]);
  });

  test("that come back keep their copy, although they were gone for a while", async () => {
    await env.MEDIA.put(photo("a"), new Uint8Array(9));
    await nightOf(0);
    await env.MEDIA.delete(photo("a"));
    await nightOf(1);
    await env.MEDIA.put(photo("a"), new Uint8Array(9));
    await nightOf(2);
    await env.MEDIA.delete(photo("a"));
    await nightOf(BACKUP_DAYS + 1);
    expect(await copies()).toEqual([photo("a")]);
  });

  test("are copied in slices of the clock, and after three hours the backup ends with those that are copied (long: three hundred photos)", async () => {
    await put(0, 150);
    atNight(day(0));
    expect(await backUp()).toBe(3);
    expect(await copies()).toHaveLength(150);

    await put(150, 300);
    atNight(day(1));
    await beginBackup(EDGE, Date.now());
    await nextSlice();
    atNight(day(1), 240);
    await nextSlice();
    const whole = await manifest(day(1));
    expect(whole?.uncopied).toBe(300 - (await copies()).length);
    expect(whole?.uncopied).toBeGreaterThan(50);
    expect(whole?.pieces.filter(({ of }) => of === "photos").reduce((sum, { rows }) => sum + rows, 0)).toBe(300);
    await nightOf(2);
    expect(await copies()).toHaveLength(300);
  });
});
