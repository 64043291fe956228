import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { adHome, adMarket } from "../../../src/contract/market/ad";
import { ads, fillAds, find, published, rows, run } from "../../../tests/support/workerd/ads";
import { aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { marketSql } from "./ad-market-ads-store";

beforeEach(fillAds);

const MODEL = "kia-picanto-lx";
/** Fifteen ads of one model, of which one is a wreck. */
async function someOfOneModel(): Promise<void> {
  const seller = await aSeller();
  const like = { model_key: MODEL, model_name: "Picanto LX", condition: "venant" };
  for (let n = 0; n < 14; n += 1)
    await aPublishedAd(seller, { ...like, year: n < 3 ? 2016 : 2017, price: 9_000_000 + 100_000 * n });
  await aPublishedAd(seller, { ...like, year: 2017, price: 1_000_000, condition: "accidente" });
}

describe("what ads ask", () => {
  const market = async (query: string) => adMarket.parse(await (await ads(`/market?${query}`)).json());

  // rule: market/asked-prices
  test("of a model are the quartiles of all its ads but wrecks, and the median of each year", async () => {
    await someOfOneModel();
    const { count, asked, by_year, latest } = await market(`modele=${MODEL}`);
    expect([count, asked, latest.length]).toEqual([
      15,
      { n: 14, low: 9_325_000, median: 9_650_000, high: 9_975_000 },
      4,
    ]);
    expect(by_year).toEqual([
      { year: 2017, n: 11, median: 9_800_000 },
      { year: 2016, n: 3, median: null },
    ]);
  });

  test("of a brand counts all its ads, with the median of each year and the latest ads", async () => {
    await run(
      "UPDATE ads SET brand_key = 'hyundai-trucks', model_key = 'hyundai-trucks-hd' WHERE model_key = 'hyundai-tucson' AND n % 5 = 0",
    ); // another brand, whose name begins alike
    const { count, more, asked: spread, by_year, latest } = await market("marque=hyundai");
    const asked = await rows(
      "SELECT year, price FROM ads WHERE state = 'publiee' AND brand_key = 'hyundai' AND condition <> 'accidente' ORDER BY price",
    );
    expect([count, more, spread?.n]).toEqual([(await find("marque=hyundai")).total, false, asked.length]);
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

  // rule: market/asked-prices
  test("is not given for fewer than eight ads", async () => {
    const { asked, count } = await market("modele=dacia-logan");
    expect([asked, count < 8]).toEqual([null, true]);
  });

  test("a model that nobody sells has none; what is no model is refused", async () => {
    expect(await market("modele=lada-niva")).toEqual({
      count: 0,
      more: false,
      asked: null,
      by_year: [],
      latest: [],
    });
    for (const wrong of ["modele=%3Cscript%3E", "marque=%3Cscript%3E", ""])
      expect((await ads(`/market?${wrong}`)).status).toBe(422);
  });
});

// rule: market/home
test("the used-car home: latest, verified parkings, the counts of all ads", async () => {
  const home = adHome.parse(await (await ads("/home")).json());
  expect([home.total, home.latest.length]).toEqual([await published("1"), 6]);
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
