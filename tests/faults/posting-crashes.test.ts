import { afterAll, beforeAll, expect, test } from "vitest";
import { mediaOf } from "../../functions/photos/places";
import { PHOTO_WIDTHS } from "../../src/contract/ads/photo";
import { few } from "../support/failing";
import { type Bed, openBed } from "./support/bed";
import { figure } from "./support/figures";
import { databaseUnder } from "./support/kept";
import { testNothingIsTold } from "./support/nothing-told";
import { keepPosting } from "./support/sellers";

const CRASHES = 10;
const DAY = 86_400_000;
/** A photo whose drawing was cut is taken up again a minute later. */
const DRAIN = { timeout: 150_000, interval: 2_000 };

let bed: Bed;
beforeAll(async () => {
  bed = await openBed();
});
afterAll(() => bed.close());

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

/** Rows of the Worker's database, read past it. */
function rows(sql: string): readonly Record<string, unknown>[] {
  const database = databaseUnder(bed.site.root, "d1/miniflare-D1DatabaseObject");
  const found = database.prepare(sql).all();
  database.close();
  return found;
}

/** Files of R2, read past the Worker. */
function files(): readonly string[] {
  const bucket = databaseUnder(bed.site.root, "r2/miniflare-R2BucketObject");
  const found = bucket.prepare("SELECT key FROM _mf_objects ORDER BY key").all();
  bucket.close();
  return found.map(({ key }) => String(key));
}

const SHOWN = "SELECT DISTINCT hash FROM ad_photos WHERE state = 'ready'";
const namedFiles = () => rows(SHOWN).flatMap(({ hash }) => PHOTO_WIDTHS.map((width) => mediaOf(String(hash), width))).sort();

/** All that was kept was kept three days ago. */
function age(): void {
  for (const [kind, sql] of [
    ["r2/miniflare-R2BucketObject", `UPDATE _mf_objects SET uploaded = uploaded - ${3 * DAY}`],
    ["d1/miniflare-D1DatabaseObject", `UPDATE ad_photos SET created_at = created_at - ${3 * DAY}`],
  ] as const) {
    const database = databaseUnder(bed.site.root, kind, false);
    database.exec(sql);
    database.close();
  }
}

test(`${CRASHES} crashes while members post cars and photos are drawn lose nothing that was acknowledged, and leave nothing behind`, async () => {
  const sellers = keepPosting(bed);
  for (let crash = 0; crash < CRASHES; crash += 1) {
    await pause(900 + ((crash * 377) % 1_300)); // at another moment of what goes on each time
    await bed.site.crash();
    void bed.tick().catch(() => null); // photos are being drawn when the next crash comes
  }
  const { ads, odd, sentAgain } = await sellers.stop();
  const start = performance.now();
  const waiting = () => Number(rows("SELECT count(*) AS n FROM ad_photos WHERE state = 'quarantine'")[0]?.["n"]);
  const waited = waiting();
  await expect.poll(async () => (await bed.tick(), waiting()), DRAIN).toBe(0);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1).replace(".", ",");

  const states = new Map(rows("SELECT id, state, price FROM ads").map(({ id, state, price }) => [id, `${String(state)} ${String(price)}`]));
  const photos = new Map(rows("SELECT id, ad_id, state FROM ad_photos").map(({ id, ad_id, state }) => [id, `${String(ad_id)} ${String(state)}`]));
  const submitted = ads.filter((ad) => ad.submitted);
  const lostAds = ads.filter((ad) => states.get(ad.id) !== `${ad.submitted ? "en_attente" : "brouillon"} 6500000`);
  const sent = ads.flatMap(({ id, photos: kept }) => kept.map((photo) => ({ id, photo })));
  const lostPhotos = sent.filter(({ id, photo }) => photos.get(photo) !== `${id} ready`);
  expect({ odd: few(odd), lostAds, lostPhotos }).toEqual({ odd: [], lostAds: [], lostPhotos: [] });
  // The one that was taken back is gone, none came twice.
  expect(rows("SELECT ad_id, count(*) AS n FROM ad_photos GROUP BY ad_id").filter(({ ad_id, n }) => submitted.some(({ id }) => id === ad_id) && n !== 3)).toEqual([]);
  expect(submitted.length).toBeGreaterThan(CRASHES / 2);
  expect(sentAgain).toBeGreaterThan(CRASHES / 2);
  const kept = files();
  expect(namedFiles().filter((name) => !kept.includes(name))).toEqual([]);

  await bed.site.crash(age);
  await bed.night();
  const orphans = files().filter((name) => !namedFiles().includes(name));
  expect(few(orphans)).toEqual([]);
  expect(files()).toEqual(namedFiles());

  const subject = `${CRASHES} SIGKILL pendant la pose d’annonces et le dessin des photos`;
  figure("annonces acquittées", subject, `${ads.length}, dont ${submitted.length} publiées par leur auteur ; ${sentAgain} envois répétés`);
  const lost = lostAds.length + lostPhotos.length;
  figure("annonces et photos perdues", subject, `${lost} de ${ads.length} annonces et ${sent.length} photos`, [{ what: "0", met: lost === 0 }]);
  figure("photos en attente au dernier arrêt", subject, `${waited}, toutes dessinées ${seconds} s plus tard`);
  figure("fichiers sans annonce", subject, `${kept.length - files().length} après les arrêts, ${orphans.length} après la nuit`, [{ what: "0", met: orphans.length === 0 }]);
});

testNothingIsTold(() => bed);
