import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { adHome } from "../../../src/contract/market/ad";
import { estimateAnswer } from "../../../src/contract/market/estimate";
import { PAPERS, valuesOf } from "../../../src/contract/market/lists";
import { ads, fillAds, find, rows, run } from "../../../tests/support/workerd/ads";
import { adRow, aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { pass, tick } from "../../../tests/support/workerd/worker";
import { warningsOf } from "../posting/rules";
import { estimateAll } from "./estimates-run";

const NIGHT = "17 3 * * *";
const MODEL = "kia-picanto-lx";
const LIKE = {
  model_key: MODEL,
  model_name: "Picanto LX",
  year: 2017,
  condition: "venant",
  mileage: 100_000,
  papers: "dedouane_mute",
};

let turn = 0;
/** Each test is so much later that what others have kept is old. */
beforeEach(() => pass((turn += 1) * 600_000));

/** Twelve like cars of as many sellers, at 9.0 to 10.1 million. */
async function twelve(): Promise<void> {
  for (let n = 0; n < 12; n += 1)
    await aPublishedAd(await aSeller(), {
      ...LIKE,
      mileage: 95_000 + 1_000 * n,
      price: 9_000_000 + 100_000 * ((n * 5) % 12),
    });
}
const estimateAt = async (query: string) => ads(`/estimate?${query}`);
const asked = async (more = "") =>
  estimateAnswer.parse(await (await estimateAt(`modele=${MODEL}&annee=2017&etat=venant&km=100000${more}`)).json())
    .estimate;

// rule: market/estimate
test("a car is estimated by the ads of its model, once the night has learned them", async () => {
  await twelve();
  expect(await asked()).toBeNull();
  await tick(NIGHT);
  for (let minute = 0; minute < 5; minute += 1) await tick("* * * * *");
  const found = await asked("&boite=automatique");
  expect(found).toMatchObject({ n: 12 });
  expect(Math.abs((found?.value ?? 0) - 9_550_000)).toBeLessThan(200_000);
  expect(found?.low).toBeLessThan(found?.value ?? 0);
  expect(found?.high).toBeGreaterThan(found?.value ?? 0);
});

// rule: market/estimate
test("is silent of another year, of a wreck, and of a model with fewer than eight ads", async () => {
  await twelve();
  await run(
    "UPDATE ads SET model_key = 'kia-picanto-rare' WHERE n IN (SELECT n FROM ads WHERE model_key = ? LIMIT 5)",
    MODEL,
  );
  await estimateAll(env.DB, Date.now());
  const answer = async (query: string) => estimateAnswer.parse(await (await estimateAt(query)).json()).estimate;
  for (const query of [
    `modele=${MODEL}&annee=2017&etat=venant&km=100001`,
    "modele=kia-picanto-rare&annee=2017&etat=venant&km=100000",
    "modele=lada-niva&annee=2017&etat=venant&km=100000",
  ])
    expect(await answer(query), query).toBeNull();
  for (let n = 0; n < 3; n += 1) await aPublishedAd(await aSeller(), { ...LIKE, price: 9_500_000 });
  await estimateAll(env.DB, Date.now());
  for (const query of [
    `modele=${MODEL}&annee=2020&etat=venant&km=100002`,
    `modele=${MODEL}&annee=2017&etat=accidente&km=100002`,
  ])
    expect(await answer(query), query).toBeNull();
  expect(await answer(`modele=${MODEL}&annee=2019&etat=venant&km=100002`)).toMatchObject({ n: 10 });
});

test("what is no car is refused", async () => {
  for (const query of [
    "",
    `modele=${MODEL}`,
    "modele=%3Cscript%3E&annee=2017&etat=venant&km=1",
    `modele=${MODEL}&annee=17&etat=venant&km=1`,
    `modele=${MODEL}&annee=2017&etat=constructor&km=1`,
    `modele=${MODEL}&annee=2017&etat=venant&km=1&boite=toString`,
    `modele=${MODEL}&annee=2017&etat=venant&km=beaucoup`,
  ])
    expect((await estimateAt(query)).status, query).toBe(422);
});

test("a closed ad counts for 120 days at its last price, and has no estimate of its own", async () => {
  await twelve();
  const now = Date.now();
  await run(
    "UPDATE ads SET state = 'vendue', closed_at = ? WHERE model_key = ? AND price < 9500000",
    now - 100 * 86_400_000,
    MODEL,
  );
  await estimateAll(env.DB, now);
  expect(await asked()).toMatchObject({ n: 12 });
  expect(await rows("SELECT 1 FROM ads WHERE state = 'vendue' AND estimate_value IS NOT NULL")).toEqual([]);
  expect((await rows("SELECT 1 FROM ads WHERE state = 'publiee' AND estimate_value IS NOT NULL")).length).toBe(7);
  await run("UPDATE ads SET closed_at = ? WHERE state = 'vendue'", now - 121 * 86_400_000);
  await estimateAll(env.DB, now);
  expect(
    (await rows("SELECT estimate_value FROM ads WHERE state = 'publiee'")).map((row) => row["estimate_value"]),
  ).toEqual(Array.from({ length: 7 }, () => null));
});

test("a run that is cut begins again where it was, and ends", async () => {
  await twelve();
  await tick(NIGHT);
  await tick("* * * * *");
  expect(await rows("SELECT step, after FROM estimate_run")).toEqual([{ step: "slopes", after: MODEL }]);
  for (let minute = 0; minute < 5; minute += 1) await tick("* * * * *");
  expect(await rows("SELECT step FROM estimate_run")).toEqual([{ step: "done" }]);
  expect(await rows("SELECT model_key FROM estimates WHERE fit IS NOT NULL")).toEqual([{ model_key: MODEL }]);
  await run("DELETE FROM ads");
  await estimateAll(env.DB, Date.now() + 1);
  expect(await rows("SELECT model_key FROM estimates")).toEqual([]);
});

// rule: market/estimate
test("estimates stay while a night learns them anew", async () => {
  await twelve();
  await estimateAll(env.DB, Date.now());
  await tick(NIGHT);
  await tick("* * * * *");
  expect(await rows("SELECT step FROM estimate_run")).toEqual([{ step: "slopes" }]);
  expect(await asked()).toMatchObject({ n: 12 });
});

test("an ad is estimated when it is submitted, before any night", async () => {
  await twelve();
  await estimateAll(env.DB, Date.now());
  const id = await aPublishedAd(await aSeller(), { ...LIKE, price: 9_500_000 });
  await warningsOf(env, id, Date.now());
  expect(await adRow(id)).toMatchObject({ estimate_n: 12, estimate_value: expect.any(Number) });
});

// rule: market/price-label
describe("a low price", () => {
  /** An ad that asks about 18 % less than twelve like it. @returns how lists call it, and whether it is among the bargains */
  async function aCheapOne(more: Readonly<Record<string, string>>) {
    await twelve();
    const id = await aPublishedAd(await aSeller(), { ...LIKE, price: 7_900_000, ...more });
    await estimateAll(env.DB, Date.now());
    const { ads: all } = await find(`modele=${MODEL}&prix_max=7900000`);
    const { ads: praised } = await find(`modele=${MODEL}&affaire=1`);
    const { bargains } = adHome.parse(await (await ads("/home")).json());
    const isPraised = [praised, bargains].map((list) => list.some((ad) => ad.id === id));
    return [all.find((ad) => ad.id === id)?.price_label ?? null, ...isPraised];
  }

  test("is a bargain where papers are done and rules saw nothing odd", async () =>
    expect(await aCheapOne({})).toEqual(["tres_bonne_affaire", true, true]));

  test.each(valuesOf(PAPERS).filter((papers) => papers !== "dedouane_mute"))(
    "of a car whose papers are « %s » is lower than others, and no bargain",
    async (papers) => {
      expect(await aCheapOne({ papers, price: "6000000" })).toEqual(["moins_chere", false, false]);
    },
  );
  test("of a car whose papers are unknown is no bargain", async () =>
    expect(await aCheapOne({ papers: "" })).toEqual(["moins_chere", false, false]));
  test("of an ad with warnings has no label", async () =>
    expect(await aCheapOne({ warnings: '["chassis_en_double"]' })).toEqual([null, false, false]));
  test("of a wreck has no label", async () =>
    expect(await aCheapOne({ condition: "accidente" })).toEqual([null, false, false]));

  test("stops being a bargain at once when a rule sees something, or papers change", async () => {
    await aCheapOne({});
    const isPraised = async () => (await find(`modele=${MODEL}&affaire=1`)).total === 1;
    const change = (set: string) => run(`UPDATE ads SET ${set} WHERE price = 7900000 AND model_key = ?`, MODEL);
    expect(await rows("SELECT price FROM ads WHERE bargain_gap <= -80")).toEqual([{ price: 7_900_000 }]);
    expect(await isPraised()).toBe(true);
    await change("warnings = '[\"photo_en_double\"]'");
    expect(await rows("SELECT price FROM ads WHERE bargain_gap <= -80")).toEqual([]);
    await change("warnings = '[]', papers = 'plaque_etrangere'");
    expect(await rows("SELECT price FROM ads WHERE bargain_gap <= -80")).toEqual([]);
  });

  test("among those that half of such cars ask is no bargain, however far below the estimate", async () => {
    await twelve();
    await estimateAll(env.DB, Date.now());
    await run("UPDATE ads SET estimate_value = 12000000, estimate_low = 8000000 WHERE model_key = ?", MODEL);
    expect(await rows("SELECT DISTINCT bargain_gap FROM ads WHERE model_key = ?", MODEL)).toEqual([
      { bargain_gap: -79 },
    ]);
    expect((await find(`modele=${MODEL}&affaire=1`)).total).toBe(0);
  });
});

// rule: market/search-order
test("the best bargains come first, then what is compared with nothing", async () => {
  await fillAds();
  await estimateAll(env.DB, Date.now());
  const gaps = new Map(
    (await rows("SELECT id, bargain_gap FROM ads WHERE brand_key IN ('hyundai', 'ford')")).map((ad) => [
      ad["id"],
      ad["bargain_gap"],
    ]),
  );
  const pages = await Promise.all([1, 2].map((page) => find(`marque=hyundai,ford&tri=bonne_affaire&page=${page}`)));
  const listed = pages.map((page) => page.ads.map(({ id }) => Number(gaps.get(id) ?? Infinity)));
  expect(listed.flat().filter((gap) => gap < -80).length).toBeGreaterThan(0);
  expect(listed.flat().toSorted((a, b) => a - b)).toEqual(listed.flatMap((page) => page.toSorted((a, b) => a - b)));
});
