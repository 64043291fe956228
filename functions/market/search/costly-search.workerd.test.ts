import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countedDb, type QueryCost } from "../../../scripts/bench/counted-db";
import { mostCostly, randomFrom } from "../../../scripts/bench/costly-search";
import { ADS_PER_PAGE, readAdSearch } from "../../../src/contract/market/search";
import { anAddress } from "../../../tests/support/reference-api";
import { fillAds, run } from "../../../tests/support/workerd/ads";
import { ask } from "../../../tests/support/workerd/worker";
import { estimateAll } from "../estimate/estimates-run";
import { onlineOf } from "./ad-answers-store";
import { MAX_READ } from "./ad-limits";
import type { Keep } from "./list-cache";
import { adHomeOf, adMarketOf, adSearchOf } from "./search";

/** How many rows one request may read, and how many statements it may run. */
const MAX_ROWS = 12_000;
const MAX_STATEMENTS = 8;

/** A cache that keeps nothing, so that each search reads the database. */
const keepNothing: Keep = (_address, _schema, make) => make();

/** A cache that keeps everything. */
function keepAll(): Keep {
  const kept = new Map<string, unknown>();
  return async (address, schema, make) => {
    if (!kept.has(address)) kept.set(address, await make());
    return schema.parse(kept.get(address));
  };
}

/** Makes the market larger than any search may scan, by many copies of each ad. */
async function fillMarket(): Promise<void> {
  await fillAds();
  await estimateAll(env.DB, Date.now());
  const columns =
    "seller_uid, state, brand_key, brand_name, model_key, model_name, version, year, energy, gearbox, drive, body_type, fiscal_power, colour, seats, doors, condition, papers, mileage, origin, steering, price, region, department, town, seller_name, seller_type, photos, estimate_n, estimate_value, estimate_low, estimate_high, estimate_certainty, created_at, updated_at, published_at";
  await run(
    `INSERT INTO ads (id, ${columns}) SELECT ads.id || '-' || copy.value, ${columns
      .split(", ")
      .map((column) => `ads.${column}`)
      .join()} FROM ads, json_each(?) AS copy WHERE ads.state = 'publiee'`,
    JSON.stringify(Array.from({ length: 46 }, (_, copy) => copy)),
  );
}

test("nothing that anybody asks for reads more rows than a market of any size allows (long: hundreds of searches of 13.000 ads)", {
  timeout: 120_000,
}, async () => {
  await fillMarket();
  const { db, takeCost } = countedDb(env.DB);
  await adHomeOf(db, Date.now(), keepNothing);
  const costs: QueryCost[] = [takeCost()];
  for (const [of, key] of [
    ["marque", "hyundai"],
    ["modele", "hyundai-tucson"],
    ["marque", "nulle-part"],
  ] as const) {
    await adMarketOf(db, of, key, Date.now());
    costs.push(takeCost());
  }
  for (const { read, statements } of costs)
    expect([read <= MAX_ROWS, statements <= MAX_STATEMENTS]).toEqual([true, true]);
  expect(costs[0]?.read).toBeGreaterThan(MAX_READ.newest); // the market is large enough for limits to hold anything

  const { worst, statements } = await mostCostly(
    async (query) => {
      await adSearchOf(db, readAdSearch(new URLSearchParams(query)), Date.now(), keepNothing);
      return takeCost();
    },
    randomFrom(22),
    10,
    10,
  );
  expect(worst.read, worst.query).toBeLessThanOrEqual(MAX_ROWS);
  expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS);
});

test("the usual searches read few rows: the ads of a page alone once they are counted, and a part of the market before", async () => {
  await fillMarket();
  const { db, takeCost } = countedDb(env.DB);
  for (const query of [
    "",
    "marque=ford",
    "boite=automatique",
    "marque=ford&boite=automatique",
    "modele=hyundai-tucson&annee_min=2016&annee_max=2018",
    "region=dakar&ville=yoff",
    "modele=hyundai-tucson&q=tucson",
  ]) {
    const keep = keepAll();
    const rowsOf = async (page: number) => {
      const answer = await adSearchOf(db, readAdSearch(new URLSearchParams(`${query}&page=${page}`)), Date.now(), keep);
      expect([query, answer.ads.length]).toEqual([query, ADS_PER_PAGE]);
      return takeCost().read;
    };
    expect(await rowsOf(1), query).toBeLessThanOrEqual(5_200);
    expect(await rowsOf(2), query).toBeLessThanOrEqual(200);
  }
});

test("a frequent answer that no new ad has is found, and its page reads few rows", async () => {
  await fillMarket();
  await run(
    "UPDATE ads SET colour = iif(n % 2, 'beige', 'noir'), published_at = published_at - iif(n % 2, 5000000000, 0) WHERE state = 'publiee'",
  );
  const { db, takeCost } = countedDb(env.DB);
  const keep = keepAll();
  const search = (page: number) =>
    adSearchOf(db, readAdSearch(new URLSearchParams(`couleur=beige&page=${page}`)), Date.now(), keep);
  const { answers } = await onlineOf(env.DB, keep);
  expect(answers["couleur"]?.["beige"]?.n).toBeGreaterThan(MAX_READ.found);
  expect((await search(1)).ads).toHaveLength(ADS_PER_PAGE);
  takeCost();
  expect((await search(2)).ads).toHaveLength(ADS_PER_PAGE);
  expect(takeCost().read).toBeLessThanOrEqual(200);
});

test("a page of an ad, a seller, a landing page and the sitemaps read no more than that either", async () => {
  await fillMarket();
  const { results } = await env.DB.prepare(
    "SELECT ads.id AS id, sellers.id AS seller FROM ads JOIN sellers ON sellers.uid = ads.seller_uid WHERE state = 'publiee' AND length(ads.id) = 12 LIMIT 1",
  ).all<{ id: string; seller: string }>();
  const { db, takeCost } = countedDb(env.DB);
  const landings = ["toyota", "hyundai/tucson", "hyundai/tucson/2017", "ville/yoff", "budget/5-a-8-millions"];
  for (const path of [
    `/api/ads/${results[0]?.id}`,
    `/api/sellers/${results[0]?.seller}`,
    "/sitemap-annonces.xml",
    "/sitemap-occasions.xml",
    ...landings.map((landing) => `/api/ads/landing?path=/marche-doccasion/${landing}`),
  ]) {
    const answer = await ask(path, { headers: { "CF-Connecting-IP": anAddress() } }, { DB: db });
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.text();
    const { read, statements } = takeCost();
    expect([path, read > 0 && read <= MAX_ROWS, statements <= MAX_STATEMENTS]).toEqual([path, true, true]);
  }
});
