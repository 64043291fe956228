import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { countedDb } from "../../../scripts/bench/counted-db";
import { readAdSearch } from "../../../src/contract/market/search";
import { fillAds, find, published, rows, run } from "../../../tests/support/workerd/ads";
import { aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { conditionsOf } from "./ad-where-store";
import { matchOf } from "./ad-words-store";

beforeEach(fillAds);

const migrations = z.array(z.object({ name: z.string(), queries: z.array(z.string()) }));

const queryOf = (q: string) => new URLSearchParams({ q }).toString();
const numbers = (found: readonly Readonly<Record<string, unknown>>[]) =>
  found.map(({ n }) => Number(n)).toSorted((a, b) => a - b);

/** The published ads that have the words of a text, as the index finds them, and as the condition of a search does. */
async function foundBoth(typed: string) {
  const { q } = readAdSearch(new URLSearchParams({ q: typed }));
  const [condition] = conditionsOf(readAdSearch(new URLSearchParams({ q: typed })), 0);
  return {
    byIndex: numbers(await rows("SELECT rowid AS n FROM ad_words WHERE ad_words MATCH ?", matchOf(q))),
    byCondition: condition
      ? numbers(await rows(`SELECT n FROM ads WHERE state = 'publiee' AND ${condition.sql}`, ...condition.values))
      : [],
  };
}

/** @returns how many ads some usual words find */
async function expectInStep(): Promise<number> {
  const [all] = await rows("SELECT count(*) AS n FROM ad_words");
  expect(Number(all?.["n"])).toBe(await published("1"));
  let sum = 0;
  for (const typed of ["tucson", "toyota", "kia 2016", "rav 4", "sport", "logan"]) {
    const { byIndex, byCondition } = await foundBoth(typed);
    expect([typed, byIndex]).toEqual([typed, byCondition]);
    sum += byIndex.length;
  }
  return sum;
}

// rule: market/search-words
describe("words of a search", () => {
  test.each([
    ["tucson gt line 2018", true],
    ["2018 line GT tucson", true],
    ["tucson gt-line edition", true],
    ["TUCSON ÉDITION spéciale", true],
    ["2.0 crdi", true],
    ["gtline", true],
    ["tuc gt lin", true],
    ["coeur", true],
    ["tucson gt line 2017", false],
    ["tucson gt line diesel", false],
    ["tucson ine", false],
    ["201", false],
  ])("« %s » finds a Tucson « 2.0 CRDi, GT-Line « Édition spéciale » Cœur » of 2018: %s", async (q, isFound) => {
    const id = await aPublishedAd(await aSeller(), {
      version: "2.0 CRDi, GT-Line « Édition spéciale » Cœur",
      year: 2018,
    });
    const { ads: listed } = await find(queryOf(q));
    expect(listed.some((ad) => ad.id === id)).toBe(isFound);
  });

  test("mean the same with other filters, whichever index finds the ads", async () => {
    for (const [filters, condition] of [
      ["marque=hyundai", "1"],
      ["couleur=rouge&photos=1", "colour = 'rouge' AND photos > 0"],
      ["boite=automatique&prix_max=12000000", "gearbox = 'automatique' AND price <= 12000000"],
    ] as const)
      expect((await find(`q=tucson&${filters}`)).total).toBe(
        await published(`model_key = 'hyundai-tucson' AND ${condition}`),
      );
  });

  test("that were typed to harm find what their letters and figures name, and nothing else happens", async () => {
    const nasty = fc.oneof(
      fc.string({ maxLength: 70 }),
      fc.string({ unit: "binary", maxLength: 70 }),
      fc
        .array(
          fc.constantFrom(
            ...'tucson rav 4 kia 2016 cx5 hyun sport ucson NEAR( AND OR NOT * ^ : " \' ) { } - + \0 \\ words: year: joined: {words} "a"* é Œ 🚗 ; -- % a 20'.split(
              " ",
            ),
          ),
          { maxLength: 9 },
        )
        .chain((words) => fc.constantFrom(words.join(" "), words.join(""), words.join('"'))),
      fc.constant("a".repeat(60)),
      fc.constant("œ".repeat(60)),
      fc.constant("a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3"),
    );
    await fc.assert(
      fc.asyncProperty(nasty, async (typed) => {
        const { byIndex, byCondition } = await foundBoth(typed);
        expect(byIndex).toEqual(byCondition);
      }),
      { numRuns: 300 },
    );
    await expectInStep();
  });
});

describe("the index of words", () => {
  test("has the ads that are online, as they are called now", async () => {
    const counts = [await expectInStep()];
    for (const change of [
      "UPDATE ads SET state = 'vendue' WHERE n % 3 = 0",
      "UPDATE ads SET brand_key = 'dacia', model_key = 'dacia-logan', version = NULL WHERE n % 5 = 0",
      "UPDATE ads SET version = 'Sport 2', year = 2016 WHERE n % 4 = 0",
      "UPDATE ads SET state = 'publiee' WHERE n % 9 = 0",
      "UPDATE ads SET state = 'supprimee' WHERE n % 11 = 0",
      "DELETE FROM ads WHERE n % 7 = 0",
      "DELETE FROM sellers WHERE uid = (SELECT seller_uid FROM ads WHERE state = 'publiee' LIMIT 1)",
    ]) {
      await run(change);
      counts.push(await expectInStep());
    }
    expect(Math.min(...counts)).toBeGreaterThan(20);
  });

  test("is not written when a price, a view or a contact changes", async () => {
    await run("INSERT INTO ad_words (ad_words) VALUES ('delete-all')");
    await run(
      "UPDATE ads SET price = price + 1, views = views + 1, contacts = 1, version = version, state = state, year = year",
    );
    expect(await rows("SELECT count(*) AS n FROM ad_words")).toEqual([{ n: 0 }]);
    const { db, takeCost } = countedDb(env.DB);
    await db.prepare("UPDATE ads SET views = views + 1 WHERE n = (SELECT max(n) FROM ads)").run();
    expect(takeCost().written).toBe(1);
  });

  test("is filled with the ads that were there before it", async () => {
    const before = await expectInStep();
    const statements = migrations
      .parse(env.MIGRATIONS)
      .flatMap(({ name, queries }) => (name === "0016_ad_words.sql" ? queries : []));
    await run("UPDATE ads SET words = ''");
    await run("INSERT INTO ad_words (ad_words) VALUES ('delete-all')");
    expect(await rows("SELECT count(*) AS n FROM ad_words")).toEqual([{ n: 0 }]);
    // The triggers do not exist yet when the migration fills the names.
    const [names = "", index = ""] = ["UPDATE ads SET words", "INSERT INTO ad_words"].map(
      (begin) => statements.find((sql) => sql.trimStart().startsWith(begin)) ?? "",
    );
    await run(names);
    await run("INSERT INTO ad_words (ad_words) VALUES ('delete-all')");
    await run(index);
    expect(await expectInStep()).toBe(before);
  });
});
