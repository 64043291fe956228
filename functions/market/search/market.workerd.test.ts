import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { adHome, adMarket } from "../../../src/contract/market/ad";
import { PAPERS, valuesOf } from "../../../src/contract/market/lists";
import { ads, fillAds, find, published, rows, run } from "../../../tests/support/workerd/ads";
import { adRow, aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { refreshMarket } from "../ad-market-store";
import { marketSql } from "./ad-market-ads-store";

beforeEach(fillAds);

const MODEL = "kia-picanto-lx";
const LIKE = {
  model_key: MODEL,
  model_name: "Picanto LX",
  year: 2017,
  condition: "venant",
  mileage: 100_000,
  papers: "dedouane_mute",
};
/** Nine ads that compare with each other, at 9.0 to 9.8 million; six that compare with none of them. @returns the ids of the nine */
async function someComparable(): Promise<readonly string[]> {
  const seller = await aSeller();
  const ids: string[] = [];
  for (let n = 0; n < 9; n += 1)
    ids.push(
      await aPublishedAd(seller, {
        ...LIKE,
        year: [2016, 2017, 2017][n % 3] ?? 0,
        mileage: 90_000 + 2_500 * n,
        price: 9_000_000 + 100_000 * n,
      }),
    );
  for (const other of [
    { condition: "occasion_locale" },
    { condition: "neuf_0km", mileage: 10 },
    { mileage: 20_000 },
    { mileage: 300_000 },
    { condition: "accidente" },
    { condition: "occasion_locale", mileage: 1_000 },
  ])
    await aPublishedAd(seller, { ...LIKE, price: 20_000_000, ...other });
  return ids;
}

describe("the price of comparable ads", () => {
  const market = async (query: string) => adMarket.parse(await (await ads(`/market?${query}`)).json());

  // rule: market/comparable-ads
  test("is that of ads like a car: its model and condition, within a year and 40 % of its mileage", async () => {
    await someComparable();
    const { comparable } = await market(`modele=${MODEL}&annee=2017&etat=venant&km=100000`);
    expect(comparable).toEqual({ n: 9, low: 9_200_000, median: 9_400_000, high: 9_600_000 });
    for (const other of [
      "annee=2015&etat=venant&km=100000",
      "annee=2017&etat=occasion_locale&km=100000",
      "annee=2017&etat=venant&km=190000",
      "annee=2017&etat=accidente&km=100000",
      "annee=2017&etat=neuf_0km&km=0",
    ])
      expect((await market(`modele=${MODEL}&${other}`)).comparable, other).toBeNull();
  });

  test("is that of all ads of the model when the car is missing or incomplete", async () => {
    await someComparable();
    for (const query of [
      "",
      "&annee=2017",
      "&annee=2017&etat=venant",
      "&annee=2017&etat=venant&km=beaucoup",
      "&annee=2017&etat=quelconque&km=9",
    ]) {
      const { count, comparable, by_year, latest } = await market(`modele=${MODEL}${query}`);
      expect([count, comparable?.n, by_year.reduce((sum, { n }) => sum + n, 0), latest.length]).toEqual([
        15, 14, 14, 4,
      ]);
    }
  });

  // rule: market/comparable-ads
  test("has no median for a year with fewer than five ads", async () => {
    await someComparable();
    expect((await market(`modele=${MODEL}`)).by_year).toEqual([
      { year: 2017, n: 11, median: 9_800_000 },
      { year: 2016, n: 3, median: null },
    ]);
  });

  test("of a brand counts all its ads, with the median of each year and the latest ads", async () => {
    await run(
      "UPDATE ads SET brand_key = 'hyundai-trucks', model_key = 'hyundai-trucks-hd' WHERE model_key = 'hyundai-tucson' AND n % 5 = 0",
    ); // another brand, whose name begins alike
    const { count, more, comparable, by_year, latest } = await market("marque=hyundai");
    const asked = await rows(
      "SELECT year, price FROM ads WHERE state = 'publiee' AND brand_key = 'hyundai' AND condition <> 'accidente' ORDER BY price",
    );
    expect([count, more, comparable?.n]).toEqual([(await find("marque=hyundai")).total, false, asked.length]);
    expect(by_year.map(({ year }) => year)).toEqual(
      [...new Set(asked.map(({ year }) => Number(year)))].sort((a, b) => b - a),
    );
    for (const { year, n, median } of by_year) {
      const prices = asked.flatMap((ad) => (ad["year"] === year ? Number(ad["price"]) : []));
      const middle = Math.round(((prices[(prices.length - 1) >> 1] ?? 0) + (prices[prices.length >> 1] ?? 0)) / 2);
      expect([n, median]).toEqual([prices.length, prices.length < 5 ? null : middle]);
    }
    expect(latest).toEqual((await find("marque=hyundai")).ads.slice(0, 4));
  });

  test("of a brand or a model is read from an index alone", async () => {
    for (const of of ["marque", "modele"] as const) {
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${marketSql(of)}`)
        .bind("hyundai")
        .all<{ detail: string }>();
      expect(plan.results.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^SEARCH ads USING COVERING INDEX ads_by_(?:brand|model) \((?:brand|model)_key=\?\)$/),
      ]);
    }
  });

  // rule: market/comparable-ads
  test("is not given for fewer than eight ads", async () => {
    const { comparable, count } = await market("modele=dacia-logan&annee=2015");
    expect([comparable, count < 8]).toEqual([null, true]);
    expect((await find("modele=dacia-logan")).ads.filter(({ price_index }) => price_index !== null)).toEqual([]);
  });

  test("a model that nobody sells has none; what is no model is refused", async () => {
    expect(await market("modele=lada-niva")).toEqual({
      count: 0,
      more: false,
      comparable: null,
      by_year: [],
      latest: [],
    });
    for (const wrong of ["modele=%3Cscript%3E", "marque=%3Cscript%3E", ""])
      expect((await ads(`/market?${wrong}`)).status).toBe(422);
  });

  test("is written on each ad beside the others, itself left out, and anew when one of them changes", async () => {
    const ids = await someComparable();
    await refreshMarket(env.DB, MODEL, null);
    const standing = async (id = "") =>
      (({ market_n, market_median, bargain_gap }) => [market_n, market_median, bargain_gap])(await adRow(id));
    expect([await standing(ids[0]), await standing(ids[8])]).toEqual([
      [8, 9_450_000, -48],
      [8, 9_350_000, 48],
    ]);
    await run("UPDATE ads SET price = 8000000 WHERE id = ?", String(ids[8]));
    await refreshMarket(env.DB, MODEL, 2017);
    expect([await standing(ids[0]), await standing(ids[8])]).toEqual([
      [8, 9_350_000, -37],
      [8, 9_350_000, -144],
    ]);
    await run("UPDATE ads SET state = 'vendue' WHERE id = ?", String(ids[8]));
    await refreshMarket(env.DB, MODEL, 2017);
    expect(await standing(ids[0])).toEqual([null, null, null]);
  });
});

// rule: market/price-label
describe("a low price", () => {
  /** An ad that asks 15 % less than nine like it. @returns how lists call it, and whether it is among the bargains */
  async function aCheapOne(more: Readonly<Record<string, string>>) {
    await someComparable();
    const id = await aPublishedAd(await aSeller(), { ...LIKE, price: 8_000_000, ...more });
    await refreshMarket(env.DB, MODEL, null);
    const { ads: all } = await find(`modele=${MODEL}&prix_max=8000000`);
    const { ads: praised } = await find(`modele=${MODEL}&affaire=1`);
    const { bargains } = adHome.parse(await (await ads("/home")).json());
    const isPraised = [praised, bargains].map((list) => list.some((ad) => ad.id === id));
    return [all.find((ad) => ad.id === id)?.price_index?.label ?? null, ...isPraised];
  }

  test("is a bargain where papers are done and rules saw nothing odd", async () =>
    expect(await aCheapOne({})).toEqual(["bonne_affaire", true, true]));

  test.each(valuesOf(PAPERS).filter((papers) => papers !== "dedouane_mute"))(
    "of a car whose papers are « %s » is lower than others, and no bargain",
    async (papers) => {
      expect(await aCheapOne({ papers })).toEqual(["moins_chere", false, false]);
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
    const praised = async () =>
      (await rows("SELECT bargain_gap FROM ads WHERE price = 8000000 AND model_key = ?", MODEL)).map(
        ({ bargain_gap }) => Number(bargain_gap) < -80,
      );
    expect(await praised()).toEqual([true]);
    await run("UPDATE ads SET warnings = '[\"photo_en_double\"]' WHERE price = 8000000 AND model_key = ?", MODEL);
    expect(await praised()).toEqual([false]);
    await run(
      "UPDATE ads SET warnings = '[]', papers = 'plaque_etrangere' WHERE price = 8000000 AND model_key = ?",
      MODEL,
    );
    expect(await praised()).toEqual([false]);
  });
});

// rule: market/home
test("the used-car home: latest, verified parkings, the counts of all ads", async () => {
  const home = adHome.parse(await (await ads("/home")).json());
  expect([home.total, home.latest.length]).toEqual([await published("1"), 8]);
  expect(home.parkings.length).toBeGreaterThan(0);
  for (const { id, ads: count } of home.parkings)
    expect(
      await published(
        `seller_type = 'parking' AND seller_verified = 1 AND seller_uid = (SELECT uid FROM sellers WHERE id = '${id}')`,
      ),
    ).toBe(count);
  expect(home.facets).toEqual((await find("")).facets);
});

test("how many ads are online, of each seller and in all, is told as they come and go", async () => {
  const counted = async () => {
    const wrong = await rows(
      "SELECT id FROM sellers WHERE online <> (SELECT count(*) FROM ads WHERE seller_uid = sellers.uid AND state = 'publiee')",
    );
    const [all] = await rows("SELECT n FROM ads_online");
    return [wrong, all?.["n"]];
  };
  for (const change of [
    "UPDATE ads SET state = 'vendue' WHERE state = 'publiee' AND n % 3 = 0",
    "UPDATE ads SET state = 'en_attente' WHERE state = 'publiee' AND n % 5 = 0",
    "UPDATE ads SET state = 'publiee' WHERE n % 15 = 0",
    "UPDATE ads SET price = price + 1, state = state",
    "DELETE FROM ads WHERE n % 7 = 0",
    "DELETE FROM sellers WHERE uid = (SELECT seller_uid FROM ads WHERE state = 'publiee' LIMIT 1)",
  ]) {
    await run(change);
    expect(await counted(), change).toEqual([[], await published("1")]);
  }
});
