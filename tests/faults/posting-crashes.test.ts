import { expect, test } from "vitest";
import { few } from "../support/failing";
import { figure, secondsSince } from "./support/figures";
import { keptPhotos } from "./support/kept-photos";
import { onOneBed } from "./support/one-bed";
import { keepPosting } from "./support/sellers";
import { untilMore } from "./support/until";

const CRASHES = 10;
const DRAIN = { timeout: 150_000, interval: 100 };

onOneBed((bed) => {
  const kept = keptPhotos(() => bed().site.root);

  test(`${CRASHES} crashes while members post cars and photos are processed lose nothing that was acknowledged, and leave no orphans (long: the Worker starts ${CRASHES} times)`, async () => {
    const sellers = keepPosting(bed());
    for (let crash = 1; crash <= CRASHES; crash += 1) {
      await untilMore(sellers.count, 10 + ((crash * 37) % 20), "requests answered"); // Each crash comes at another moment of the work.
      await untilMore(kept.begun, crash % 3, "photos being drawn");
      await bed().site.crash(crash === CRASHES ? kept.letCutOnesBeDrawn : undefined);
      void bed()
        .tick()
        .catch(() => null); // Photos are being processed when the next crash comes.
    }
    const { ads, odd, sentAgain } = await sellers.stop();
    const start = performance.now();
    const waited = kept.waiting();
    await expect.poll(async () => (await bed().tick(), kept.waiting()), DRAIN).toBe(0);
    const took = secondsSince(start);

    const states = new Map(
      kept
        .rows("SELECT id, state, price FROM ads")
        .map(({ id, state, price }) => [id, `${String(state)} ${String(price)}`]),
    );
    const photos = new Map(
      kept
        .rows("SELECT id, ad_id, state FROM ad_photos")
        .map(({ id, ad_id, state }) => [id, `${String(ad_id)} ${String(state)}`]),
    );
    const submitted = ads.filter((ad) => ad.submitted);
    const lostAds = ads.filter((ad) => states.get(ad.id) !== `${ad.submitted ? "en_attente" : "brouillon"} 6500000`);
    const sent = ads.flatMap(({ id, photos: stayed }) => stayed.map((photo) => ({ id, photo })));
    const lostPhotos = sent.filter(({ id, photo }) => photos.get(photo) !== `${id} ready`);
    expect({ odd: few(odd), lostAds, lostPhotos }).toEqual({ odd: [], lostAds: [], lostPhotos: [] });
    // The deleted photo is gone, and no photo is stored twice.
    expect(
      kept
        .rows("SELECT ad_id, count(*) AS n FROM ad_photos GROUP BY ad_id")
        .filter(({ ad_id, n }) => submitted.some(({ id }) => id === ad_id) && n !== 3),
    ).toEqual([]);
    expect(submitted.length).toBeGreaterThan(CRASHES / 2);
    expect(sentAgain).toBeGreaterThan(CRASHES / 2);
    const before = kept.files();
    expect(kept.named().filter((name) => !before.includes(name))).toEqual([]);

    await bed().site.crash(() => (kept.loseOneRow(), kept.age()));
    const orphans = () => kept.files().filter((name) => !kept.named().includes(name));
    expect(orphans().length).toBeGreaterThan(0);
    await bed().night();
    expect(few(orphans())).toEqual([]);
    expect(kept.files()).toEqual(kept.named());

    const subject = `${CRASHES} SIGKILL pendant la pose d’annonces et le dessin des photos`;
    figure(
      "annonces acquittées",
      subject,
      `${ads.length}, dont ${submitted.length} publiées par leur auteur ; ${sentAgain} envois répétés`,
    );
    const lost = lostAds.length + lostPhotos.length;
    figure("annonces et photos perdues", subject, `${lost} de ${ads.length} annonces et ${sent.length} photos`, [
      { what: "0", met: lost === 0 },
    ]);
    figure("photos en attente au dernier arrêt", subject, `${waited}, toutes dessinées ${took} plus tard`);
    figure(
      "fichiers sans annonce",
      subject,
      `${before.length - kept.files().length} après les arrêts, ${orphans().length} après la nuit`,
      [{ what: "0", met: orphans().length === 0 }],
    );
  });
});
