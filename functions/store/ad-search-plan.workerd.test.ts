import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ADS_PER_PAGE, readAdSearch } from "../../src/contract/ads/search";
import { fillAds, find, run } from "../../tests/support/workerd/ads";
import { pass } from "../../tests/support/workerd/worker";
import { answersSql } from "./ad-facets";
import { countSql, pageSql } from "./ad-search";
import type { Sql } from "./ad-where";

/** Published before all others, of what few ads have. */
const addOldAds = (howMany: number, brand = "") =>
  run(
    `INSERT OR REPLACE INTO ads (id, seller_uid, state, brand_key, brand_name, model_key, model_name, version, year, energy, gearbox, body_type, condition, papers, mileage, region, town, price, published_at, created_at, updated_at)
     SELECT 'vieille-' || value, uid, 'publiee', ?2, ?2, '', '', 'Vieille', 1990, 'diesel', 'manuelle', 'break', 'accidente', 'passavant', 900000, 'thies', 'Saly', 90000000, value, 0, 0 FROM json_each(?1), (SELECT uid FROM sellers LIMIT 1)`,
    JSON.stringify(Array.from({ length: howMany }, (_, at) => at)),
    brand,
  );

const step = z.object({ detail: z.string() });

/** How SQLite goes about a question: the steps that touch ads. */
async function planOf({ sql, values }: Sql): Promise<readonly string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values).all();
  return z.array(step).parse(results).flatMap(({ detail }) => (/ ads\b/.test(detail) ? detail : []));
}
const questionsOf = (query: string) => {
  const search = readAdSearch(new URLSearchParams(query));
  return [pageSql, answersSql, countSql].map((question) => question(search, 0));
};
const plansOf = async (query: string) => (await Promise.all(questionsOf(query).map(planOf))).map((steps) => steps.join(" | "));

const A_YEAR = "annee_min=2015&annee_max=2017";
const A_BAND = "prix_min=3000000&prix_max=5000000";
/** What few ads have is found by its index, whatever else is asked. */
const FOUND = [
  ["marque=ford", "ads_by_brand (brand_key=?"],
  ["marque=ford,kia", "ads_by_brand (brand_key=?"],
  ["marque=ford&carrosserie=coupe&region=dakar&tri=prix_asc", "ads_by_brand (brand_key=?"],
  ["marque=ford&modele=ford-edge", "ads_by_model_recent (model_key=?"],
  [`modele=ford-edge&${A_YEAR}&tri=prix_asc`, "ads_by_model (model_key=? AND year>? AND year<?"],
  ["ville=yoff", "ads_by_town (region=? AND town=?"],
  ["region=dakar&ville=yoff,mbour", "ads_by_town (region=? AND town=?"],
  ["region=thies", "ads_by_region (region=?"],
  [`carrosserie=coupe&boite=automatique&${A_BAND}`, "ads_by_body (body_type=?"],
  ["carrosserie=suv&couleur=jaune", "ads_by_colour (colour=?"],
  ["statut_des_papiers=passavant", "ads_by_papers (papers=?"],
  ["energie=hybride,hybride-rechargeable&tri=prix_asc", "ads_by_energy (energy=?"],
  ["etat_du_vehicule=neuf_0km&km_max=50000", "ads_by_condition (condition=?"],
  ["places=7", "ads_by_seats (seats=?"],
  ["boite=manuelle&etat_du_vehicule=venant", "ads_by_gearbox (gearbox=?"],
] as const;

describe("a search of ads is answered by an index", () => {
  test.each(FOUND)("%s: of %s alone", async (query, index) => {
    for (const plan of await plansOf(query)) expect(plan).toContain(index);
  });

  test.each([
    [A_BAND, "ads_by_price (price>? AND price<?)"],
    ["prix_max=3000000", "ads_by_price (price<?)"],
    [A_YEAR, "ads_by_year (year>? AND year<?)"],
    ["annee_min=2022", "ads_by_year (year>?)"],
    ["km_max=20000", "ads_by_mileage (mileage<?)"],
    [`${A_BAND}&km_max=80000`, "ads_by_price (price>? AND price<?)"],
  ])("%s alone: counted in %s, no further than need be", async (query, index) => {
    const [, answers, count] = await plansOf(query);
    for (const plan of [answers, count]) expect(plan).toMatch(/^SEARCH ads USING (?:COVERING )?INDEX [^|]*$/);
    for (const plan of [answers, count]) expect(plan).toContain(index);
  });

  test("what is new needs no look at what is old", async () => {
    for (const plan of await plansOf("depuis=24h")) expect(plan).toMatch(/USING COVERING INDEX ads_(?:recent|search) \(published_at>\?\)/);
  });

  test.each([
    ["", "ads_recent"],
    ["tri=prix_asc", "ads_by_price"],
    ["tri=prix_desc&boite=automatique", "ads_by_price"],
    ["tri=km_asc&etat_du_vehicule=venant", "ads_by_mileage"],
    ["tri=annee_desc", "ads_by_year"],
    ["tri=bonne_affaire", "ads_by_gap"],
    ["marque=ford", "ads_by_brand (brand_key=?)"],
    ["modele=ford-edge", "ads_by_model_recent (model_key=?)"],
    ["ville=yoff", "ads_by_town (region=? AND town=?)"],
    ["carrosserie=coupe", "ads_by_body (body_type=?)"],
    ["region=dakar&carrosserie=suv&energie=diesel", "ads_search"],
    [`${A_BAND}&boite=automatique`, "ads_search"],
    [`${A_BAND}&tri=km_asc`, "ads_by_mileage"],
    [`${A_BAND}&tri=prix_desc`, "ads_by_price (price>? AND price<?)"],
    [`${A_YEAR}&tri=annee_desc`, "ads_by_year (year>? AND year<?)"],
  ])("« %s »: a page is taken from the front of %s", async (query, index) => {
    const { sql, values } = pageSql(readAdSearch(new URLSearchParams(query)), 0);
    const inner = /IN \((SELECT n .*? OFFSET \?)\)/.exec(sql)?.[1] ?? "";
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${inner}`).bind(...values).all();
    const steps = z.array(step).parse(results).map(({ detail }) => detail);
    expect(steps.join()).toContain(index);
    expect(steps.join()).not.toContain("TEMP B-TREE");
  });

  test.each(["carrosserie=suv", "region=dakar&couleur=blanc", "q=tucson", "prix_max=5000000&photos=1", "verifie=1&baisse=1&visite_valide=1", "affaire=1", "etat_du_vehicule=venant&boite=automatique&carrosserie=suv&places=5&tri=prix_asc"])("%s: no ad is opened to be counted", async (query) => {
    const [, answers] = await plansOf(query);
    expect(answers).toBe("SCAN ads USING COVERING INDEX ads_search");
  });

  test.each(["", "couleur=jaune", "q=rav 4", "annee_min=2018&km_max=50000&cv_max=9"])("« %s »: all ads, published or not, are never gone through", async (query) => {
    for (const plan of await plansOf(query)) expect(plan).not.toMatch(/SCAN ads(?! USING)/);
  });
});

describe("rows that D1 reads", () => {
  const told = z.object({ meta: z.object({ rows_read: z.int() }) });
  const read = async ({ sql, values }: Sql) => told.parse(await env.DB.prepare(sql).bind(...values).all()).meta.rows_read;

  test("of what few ads have, its ads are read and no others", async () => {
    await fillAds();
    for (const [query] of FOUND) {
      const search = readAdSearch(new URLSearchParams(query));
      const leading = (await find(query.replace(/&.*/, ""))).total;
      const rows = [await read(pageSql(search, Date.now())), await read(answersSql(search, Date.now()))];
      for (const one of rows) expect(one, query).toBeLessThanOrEqual(2 * leading + 4 * ADS_PER_PAGE);
      expect(rows[1], query).toBeLessThanOrEqual(2 * leading + 10);
    }
  });

  test.each(["", "tri=prix_asc", "tri=annee_desc", `${A_BAND}&boite=automatique`, "region=dakar&carrosserie=suv", "etat_du_vehicule=venant&tri=km_asc"])("« %s »: a page ends with its last ad, of however many", async (query) => {
    await fillAds();
    const search = readAdSearch(new URLSearchParams(query));
    const before = await read(pageSql(search, Date.now()));
    await addOldAds(2_000);
    expect(await read(pageSql(search, Date.now()))).toBeLessThanOrEqual(before + 2);
  });

  test("no count looks at more than 10.000 ads, and says so where there are more; what an index finds is counted whole", async () => {
    await fillAds();
    const counted = (query: string) => find(query).then(({ total, more }) => [total, more]);
    const [coupes, tucsons] = [await counted("carrosserie=coupe"), await counted("q=tucson")];
    await addOldAds(12_000);
    for (const query of ["", "q=tucson", "boite=automatique&couleur=blanc", "boite=manuelle", "depuis=30j&premiere_main=1"]) {
      const search = readAdSearch(new URLSearchParams(query));
      for (const question of [answersSql, countSql]) expect(await read(question(search, Date.now())), query).toBeLessThanOrEqual(10_010);
    }
    pass(60_000);
    expect(await counted("carrosserie=coupe")).toEqual(coupes);
    expect(await counted("q=tucson")).toEqual([tucsons[0], true]);
    // Older than all that were counted, it is found all the same.
    await addOldAds(1, "chevrolet");
    const { ads: listed, total, more } = await find("q=chevrolet vieille");
    expect([listed.map(({ id }) => id), total, more]).toEqual([["vieille-0"], 1, true]);
  });
});
