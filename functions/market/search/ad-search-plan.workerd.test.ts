import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ADS_PER_PAGE, readAdSearch } from "../../../src/contract/market/search";
import { fillAds, find, published, run } from "../../../tests/support/workerd/ads";
import { type OnlineAnswers, readOnlineAnswers } from "./ad-answers-store";
import { columnsForCounts } from "./ad-facets";
import { finderOf } from "./ad-finder";
import { MAX_READ } from "./ad-limits";
import { scanSql } from "./ad-scan-store";
import { isInOrder, pageSql, someSql } from "./ad-search-store";
import type { Sql } from "./ad-where-store";

beforeEach(fillAds);

const searchOf = (query: string) => readAdSearch(new URLSearchParams(query));
const onlineNow = () => readOnlineAnswers(env.DB);

const step = z.object({ detail: z.string() });

/** The steps of SQLite's query plan that read or sort ads. */
async function planOf({ sql, values }: Sql): Promise<readonly string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all();
  return z
    .array(step)
    .parse(results)
    .flatMap(({ detail }) => (/ ads\b|ORDER BY/.test(detail) ? detail : []));
}

const A_YEAR = "annee_min=2015&annee_max=2017";
const A_BAND = "prix_min=3000000&prix_max=5000000";

describe("the ads of a search are found by the index of its rarest answer", () => {
  test.each([
    ["marque=ford", "ads_by_brand (brand_key=?"],
    ["marque=ford,kia", "ads_by_brand (brand_key=?"],
    ["marque=ford&carrosserie=suv&region=dakar&tri=prix_asc", "ads_by_brand (brand_key=?"],
    ["marque=ford&modele=ford-edge", "ads_by_model"],
    ["region=dakar&ville=yoff,mbour", "ads_by_town (region=? AND town=?"],
    ["region=thies", "ads_by_region (region=?"],
    [`carrosserie=coupe&boite=automatique&${A_BAND}`, "ads_by_body (body_type=?"],
    ["carrosserie=suv&couleur=jaune", "ads_by_colour (colour=?"],
    ["statut_des_papiers=passavant&boite=automatique", "ads_by_papers (papers=?"],
    ["energie=hybride,hybride-rechargeable&tri=prix_asc", "ads_by_energy (energy=?"],
    ["etat_du_vehicule=neuf_0km&km_max=50000", "ads_by_condition (condition=?"],
    ["places=7", "ads_by_seats (seats=?"],
    ["boite=manuelle", "ads_by_gearbox (gearbox=?"],
    ["", "COVERING INDEX ads_search"],
    [A_YEAR, "COVERING INDEX ads_search"],
  ])("« %s » reads %s once and nothing else", async (query, index) => {
    const [search, online] = [searchOf(query), await onlineNow()];
    const [only, ...others] = await planOf(
      scanSql(search, 0, finderOf(search, online, 0), MAX_READ.found, columnsForCounts(search, 0, [])),
    );
    expect(only).toContain(index);
    expect(others).toEqual([]);
  });

  test.each(["q=tucson&photos=1", "q=rav+4&tri=prix_asc", "q=tucson+2017&marque=toyota"])(
    "« %s »: its words find the ads, which are read by their numbers",
    async (query) => {
      const search = searchOf(query);
      const sql = scanSql(search, 0, { by: "words", q: search.q }, MAX_READ.worded, columnsForCounts(search, 0, []));
      expect(await planOf(sql)).toEqual(["SEARCH ads USING INTEGER PRIMARY KEY (rowid=?)"]);
    },
  );

  test.each([
    ["", "ads_recent"],
    ["tri=prix_asc", "ads_by_price"],
    [`${A_BAND}&tri=prix_desc`, "ads_by_price (price>? AND price<?)"],
    ["tri=km_asc", "ads_by_mileage"],
    [`${A_YEAR}&tri=annee_desc`, "ads_by_year (year>? AND year<?)"],
    ["affaire=1&tri=bonne_affaire", "ads_by_gap"],
    ["depuis=7j", "ads_recent (published_at>?)"],
  ])("« %s »: a page is taken from the front of %s", async (query, index) => {
    const search = searchOf(query);
    expect(isInOrder(search)).toBe(true);
    const { sql, values } = pageSql(search, 0, ADS_PER_PAGE);
    const inner = /IN \((SELECT n .*? OFFSET \?)\)/.exec(sql)?.[1] ?? "";
    const plan = (await planOf({ sql: inner, values: values.slice(0, (inner.match(/\?/g) ?? []).length) })).join();
    expect(plan).toContain(index);
    expect(plan).not.toContain("ORDER BY");
  });

  test.each(["carrosserie=suv&tri=prix_asc", `${A_BAND}&tri=km_asc`, "q=rav&tri=prix_asc", "tri=proche&pres_de=thies"])(
    "« %s »: no index has its order",
    (query) => expect(isInOrder(searchOf(query))).toBe(false),
  );

  test("ads that come close are found by an index, the newest first", async () => {
    const search = searchOf("marque=ford&tri=prix_asc");
    const [, plan = ""] = await planOf(someSql(search, finderOf(search, await onlineNow(), 0), 0, 8));
    expect(plan).toContain("ads_by_brand (brand_key=?");
  });
});

describe("which answers are rare", () => {
  const countsOf = (answers: OnlineAnswers["answers"], filter: string) =>
    Object.fromEntries(Object.entries(answers[filter] ?? {}).map(([answer, { n }]) => [answer, n]));

  test("is counted anew as ads are published, changed and closed", async () => {
    const isTrue = async () => {
      const { online, answers } = await onlineNow();
      expect(online).toBe(await published("1"));
      for (const [filter, column] of [
        ["marque", "brand_key"],
        ["modele", "model_key"],
        ["ville", "town"],
        ["couleur", "colour"],
        ["places", "seats"],
      ] as const) {
        const { results } = await env.DB.prepare(
          `SELECT ${column} AS answer, count(*) AS n FROM ads WHERE state = 'publiee' AND ifnull(${column}, '') <> '' GROUP BY 1`,
        ).all<{ answer: string | number; n: number }>();
        expect(countsOf(answers, filter)).toEqual(
          Object.fromEntries(results.map(({ answer, n }) => [String(answer), n])),
        );
      }
    };
    await isTrue();
    for (const change of [
      "UPDATE ads SET state = 'vendue' WHERE n % 3 = 0",
      "UPDATE ads SET brand_key = 'kia', town = 'Ngor', colour = NULL, seats = 9 WHERE n % 5 = 0",
      "UPDATE ads SET state = 'publiee' WHERE n % 9 = 0",
      "UPDATE ads SET price = price + 1, views = 3",
      "DELETE FROM ads WHERE n % 7 = 0",
    ]) {
      await run(change);
      await isTrue();
    }
  });

  test("an answer that no ad has is the rarest, and one that is too frequent is not searched by its index", () => {
    const online: OnlineAnswers = {
      online: 90_000,
      unlisted: 0,
      answers: {
        marque: { toyota: { n: 20_000, label: "Toyota" }, ford: { n: 900, label: "Ford" } },
        couleur: { blanc: { n: 3_000, label: "" } },
      },
    };
    const filterOf = (query: string, named = 0) => {
      const finder = finderOf(searchOf(query), online, named);
      return finder?.by === "answers" ? finder.filter : (finder?.by ?? null);
    };
    expect(
      [
        "marque=toyota",
        "marque=ford",
        "marque=toyota&couleur=blanc",
        "marque=ford&couleur=blanc",
        "marque=ford&couleur=jaune",
        "marque=ford,toyota",
        "",
      ].map((query) => filterOf(query)),
    ).toEqual([null, "marque", "couleur", "marque", "couleur", null, null]);
    // Words are an answer like others. They are not counted beyond MAX_READ.named, and then any rare answer is rarer.
    expect([
      filterOf("q=tucson", MAX_READ.named + 1),
      filterOf("q=tucson&marque=toyota", MAX_READ.named + 1),
      filterOf("q=tucson&marque=ford", MAX_READ.named + 1),
      filterOf("q=tucson&marque=ford", 200),
      filterOf("q=tucson&couleur=jaune", 200),
    ]).toEqual(["words", "words", "marque", "words", "couleur"]);
  });
});

describe("a search in a market that is too large to scan", () => {
  test("finds all ads of an index, which may be that of words; without an index it scans the newest ads and says that there may be more", async () => {
    await run(
      `INSERT INTO ads (id, seller_uid, state, brand_key, brand_name, model_key, model_name, version, year, energy, gearbox, body_type, condition, papers, mileage, region, town, price, published_at, created_at, updated_at)
       SELECT 'vieille-' || value, uid, 'publiee', iif(value = 0, 'chevrolet', 'dacia'), 'Vieille', iif(value = 0, 'chevrolet-aveo', 'dacia-logan'), 'Vieille', 'Vieille', 1990, 'diesel', 'manuelle', 'break', 'accidente', 'passavant', 900000, 'thies', 'Saly', 90000000, value, 0, 0
       FROM json_each(?1), (SELECT uid FROM sellers LIMIT 1)`,
      JSON.stringify(Array.from({ length: MAX_READ.market }, (_, at) => at)),
    );
    const found = async (query: string) =>
      find(query).then(({ total, more, ads: listed }) => [total, more, listed.length]);
    const tucsons = await published("model_key = 'hyundai-tucson'");
    expect(await found("q=tucson")).toEqual([tucsons, false, Math.min(tucsons, ADS_PER_PAGE)]);
    expect(await found("q=chevrolet vieille")).toEqual([1, false, 1]);
    expect((await found("photos=1")).slice(0, 2)).toEqual([await published("photos > 0"), true]);
    expect(await found("q=zzz")).toEqual([0, false, 0]);
    const [total, more, listed] = await found("q=vieille");
    expect([total, more, listed]).toEqual([MAX_READ.worded, true, ADS_PER_PAGE]);
    expect(await found("q=zzz&photos=1&prix_max=1")).toEqual([0, false, 0]);
    const all = await find("");
    expect([all.total, all.more, all.facets["marque"]?.find(({ value }) => value === "dacia")?.count]).toEqual([
      await published("1"),
      false,
      await published("brand_key = 'dacia'"),
    ]);
    expect((await found("depuis=30j&photos=1")).slice(1, 2)).toEqual([false]);
  });
});
