import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { adHome, adMarket } from "../../src/contract/ads/ad";
import { ads, fillAds, find, published, rows, run } from "../../tests/support/workerd/ads";
import { refreshMarket } from "../store/ad-market";
import { marketSql } from "../store/ad-market-ads";

beforeEach(fillAds);

describe("the price of comparable ads", () => {
  const market = async (query: string) => adMarket.parse(await (await ads(`/market?${query}`)).json());

  test("a model's, with a year more or less", async () => {
    const { count, comparable, by_year, latest } = await market("modele=hyundai-tucson&annee=2017");
    expect(count).toBe(await published("model_key = 'hyundai-tucson'"));
    expect(by_year.reduce((sum, { n }) => sum + n, 0)).toBe(await published("model_key = 'hyundai-tucson' AND condition <> 'accidente'"));
    expect(comparable?.n).toBe(await published("model_key = 'hyundai-tucson' AND condition <> 'accidente' AND year BETWEEN 2016 AND 2018"));
    expect([Number(comparable?.low) <= Number(comparable?.median), Number(comparable?.median) <= Number(comparable?.high), latest.length]).toEqual([true, true, 4]);
    const shown = (await find("modele=hyundai-tucson&annee_min=2017&annee_max=2017")).ads[0]?.price_index;
    expect(shown).toMatchObject({ median: comparable?.median, n: comparable?.n });
  });

  test("a brand's: all that it lists, what they ask by year, the latest", async () => {
    await run("UPDATE ads SET brand_key = 'hyundai-trucks', model_key = 'hyundai-trucks-hd' WHERE model_key = 'hyundai-tucson' AND n % 5 = 0"); // another brand, whose name begins alike
    const { count, more, comparable, by_year, latest } = await market("marque=hyundai");
    const asked = await rows("SELECT year, price FROM ads WHERE state = 'publiee' AND brand_key = 'hyundai' AND condition <> 'accidente' ORDER BY price");
    expect([count, more, comparable?.n]).toEqual([(await find("marque=hyundai")).total, false, asked.length]);
    expect(by_year.map(({ year }) => year)).toEqual([...new Set(asked.map(({ year }) => Number(year)))].sort((a, b) => b - a));
    for (const { year, n, median } of by_year) {
      const prices = asked.flatMap((ad) => (ad["year"] === year ? Number(ad["price"]) : []));
      expect([n, median]).toEqual([prices.length, Math.round(((prices[(prices.length - 1) >> 1] ?? 0) + (prices[prices.length >> 1] ?? 0)) / 2)]);
    }
    expect(latest).toEqual((await find("marque=hyundai")).ads.slice(0, 4));
  });

  test("of either, no ad is opened to be counted", async () => {
    for (const of of ["marque", "modele"] as const) {
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${marketSql(of)}`).bind("hyundai").all<{ detail: string }>();
      expect(plan.results.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH ads USING COVERING INDEX ads_by_(?:brand|model) \((?:brand|model)_key=\?\)$/)]);
    }
  });

  test("nothing is said under eight", async () => {
    const { comparable, count } = await market("modele=dacia-logan&annee=2015");
    expect([comparable, count < 8]).toEqual([null, true]);
    expect((await find("modele=dacia-logan")).ads.filter(({ price_index }) => price_index !== null)).toEqual([]);
  });

  test("a model that nobody sells has none; what is no model is refused", async () => {
    expect(await market("modele=lada-niva")).toEqual({ count: 0, more: false, comparable: null, by_year: [], latest: [] });
    for (const wrong of ["modele=%3Cscript%3E", "marque=%3Cscript%3E", ""]) expect((await ads(`/market?${wrong}`)).status).toBe(422);
  });

  test("moves with what is asked, and a wreck is no bargain", async () => {
    const [one] = await rows("SELECT id FROM ads WHERE state = 'publiee' AND model_key = 'hyundai-tucson' AND year = 2017 AND condition = 'venant' LIMIT 1");
    await run("UPDATE ads SET price = 1000000, condition = 'accidente' WHERE id = ?", String(one?.["id"]));
    await refreshMarket(env.DB, "hyundai-tucson", 2017);
    expect((await find("modele=hyundai-tucson&etat_du_vehicule=accidente&prix_max=1000000")).ads.map(({ price_index }) => price_index)).toEqual([null]);
    await run("UPDATE ads SET price = 2 * price WHERE model_key = 'hyundai-tucson' AND condition <> 'accidente'");
    const before = await market("modele=hyundai-tucson&annee=2016");
    await refreshMarket(env.DB, "hyundai-tucson", null);
    const gaps = await rows("SELECT DISTINCT market_median AS median FROM ads WHERE state = 'publiee' AND model_key = 'hyundai-tucson' AND year = 2016");
    expect(gaps).toEqual([{ median: before.comparable?.median }]);
  });
});

test("the used-car home: latest, bargains, verified parkings, the counts of all ads", async () => {
  const home = adHome.parse(await (await ads("/home")).json());
  expect([home.total, home.latest.length]).toEqual([await published("1"), 8]);
  expect(home.bargains.length).toBeGreaterThan(0);
  expect(new Set(home.bargains.map(({ price_index }) => price_index?.label))).toEqual(new Set(["bonne_affaire"]));
  expect(home.parkings.length).toBeGreaterThan(0);
  for (const { id, ads: count } of home.parkings) expect(await published(`seller_type = 'parking' AND seller_verified = 1 AND seller_uid = (SELECT uid FROM sellers WHERE id = '${id}')`)).toBe(count);
  expect(home.facets).toEqual((await find("")).facets);
});

test("how many ads are online, of each seller and in all, is told as they come and go", async () => {
  const counted = async () => {
    const wrong = await rows("SELECT id FROM sellers WHERE online <> (SELECT count(*) FROM ads WHERE seller_uid = sellers.uid AND state = 'publiee')");
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
