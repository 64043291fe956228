import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { AdCard } from "../../../src/contract/market/ad";
import {
  AD_AGES,
  AD_CHOICE_KEYS,
  AD_CHOICES,
  AD_FLAG_KEYS,
  type AdSort,
  ADS_PER_PAGE,
} from "../../../src/contract/market/search";
import { anAddress } from "../../../tests/support/reference-api";
import { ads, fillAds, find, published, rows, run } from "../../../tests/support/workerd/ads";
import { ask, pass } from "../../../tests/support/workerd/worker";
import { CHOICE_COLUMNS } from "./ad-where-store";

const SECOND = 1_000;
beforeEach(fillAds);

describe("a search of ads", () => {
  // rule: market/search-online, market/read-before-lists
  test("shows what is published, and nothing else", async () => {
    const { total, more, ads: listed } = await find("");
    expect([total, more, listed.length]).toEqual([await published("1"), false, ADS_PER_PAGE]);
    const states = await rows(
      `SELECT DISTINCT state FROM ads WHERE id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(listed.map(({ id }) => id)),
    );
    expect(states).toEqual([{ state: "publiee" }]);
  });

  test("says neither who sells nor how to reach them", async () => {
    const text = await (await ads("?page=2")).text();
    expect(text).not.toMatch(/seller_uid|demo-parking|demo-membre|\+221|vin"|@/);
  });

  // rule: market/search-filters
  test("counts of each filter's answers are those of the ads they list, and sum up", async () => {
    const { facets } = await find("");
    for (const key of AD_CHOICE_KEYS.filter((one) => one !== "version")) {
      const [facet, known] = [facets[key] ?? [], AD_CHOICES[key].list];
      if (known) expect(facet.filter(({ value }) => !Object.hasOwn(known, value))).toEqual([]);
      for (const { value, count } of [...facet.slice(0, 3), ...facet.slice(-1)])
        expect([value, (await find(`${key}=${value}`)).total]).toEqual([value, count]);
      expect([key, facet.reduce((sum, { count }) => sum + count, 0)]).toEqual([
        key,
        await published(`${CHOICE_COLUMNS[key]} IS NOT NULL`),
      ]);
    }
  });

  test("versions of the models that are asked, as their sellers typed them", async () => {
    expect((await find("marque=hyundai")).facets["version"]).toEqual([]);
    await run(
      "UPDATE ads SET version = iif(n % 3 = 0, '2.0 CRDi, Édition|70', iif(n % 3 = 1, '2.0 CRDI, Édition|70', NULL)) WHERE model_key = 'hyundai-tucson' AND state = 'publiee'",
    );
    const [typed, ...others] = (await find("modele=hyundai-tucson")).facets["version"] ?? [];
    expect([typed?.value, typed?.label.toLowerCase(), others]).toEqual([
      "2.0-crdi--Édition-70",
      "2.0 crdi, édition|70",
      [],
    ]);
    const query = new URLSearchParams({ modele: "hyundai-tucson,kia-rio", version: typed?.value ?? "" }).toString();
    expect((await find(query)).total).toBe(await published("model_key = 'hyundai-tucson' AND version IS NOT NULL"));
    expect((await find(query)).facets["version"]?.find(({ value }) => value === typed?.value)?.count).toBe(
      typed?.count,
    );
  });

  test("a ticked filter counts the ads that it lists", async () => {
    const { facets } = await find("");
    for (const flag of AD_FLAG_KEYS)
      expect([flag, (await find(`${flag}=1`)).total]).toEqual([flag, facets[flag]?.[0]?.count]);
  });

  // rule: market/home
  test("bands of prices count what they list, whatever price is asked", async () => {
    const { facets } = await find("prix_max=4000000&boite=automatique");
    for (const { value, count } of facets["prix"] ?? []) {
      const [low = "", high = ""] = value.split("-");
      expect([value, (await find(`boite=automatique&prix_min=${low}&prix_max=${high}`)).total]).toEqual([value, count]);
    }
  });

  test("a filter's own answers do not depend on what is asked of it, but on all else", async () => {
    const one = await find("marque=hyundai&boite=automatique");
    const none = await find("boite=automatique");
    expect(one.facets["marque"]).toEqual(none.facets["marque"]);
    expect(one.facets["boite"]).toEqual((await find("marque=hyundai")).facets["boite"]);
    expect(one.facets["marque"]?.find(({ value }) => value === "hyundai")?.count).toBe(one.total);
    expect(one.facets["marque"]?.find(({ value }) => value === "hyundai")?.label).toBe("Hyundai");
  });

  // rule: market/search-filters
  test("several answers of one filter add up, filters narrow each other", async () => {
    const count = async (query: string) => (await find(query)).total;
    expect(await count("marque=ford,kia")).toBe((await count("marque=ford")) + (await count("marque=kia")));
    expect(await count("marque=ford&annee_min=2016&annee_max=2017")).toBe(
      await published("brand_key = 'ford' AND year BETWEEN 2016 AND 2017"),
    );
    expect(await count("km_max=80000&km_min=40000")).toBe(await published("mileage BETWEEN 40000 AND 80000"));
    expect(await count("cv_min=9&cv_max=10")).toBe(await published("fiscal_power BETWEEN 9 AND 10"));
  });

  // rule: market/search-filters
  test("ads are filtered by the time since they came online", async () => {
    for (const [age, hours] of Object.entries(AD_AGES))
      expect([age, (await find(`depuis=${age}`)).total]).toEqual([
        age,
        await published(`published_at >= ${Date.now() - hours * 3_600_000}`),
      ]);
  });

  test("towns are found by their address, accents or not", async () => {
    expect((await find("ville=sacre-coeur")).total).toBe(await published("town = 'Sacré-Cœur'"));
    expect((await find("departement=guediawaye")).total).toBe(await published("department = 'Guédiawaye'"));
  });

  test("words of a brand, a model or a version, however they are typed", async () => {
    const typed = [
      ["tucson", "model_key = 'hyundai-tucson'"],
      ["Hyundai  TUCSON", "model_key = 'hyundai-tucson'"],
      ["tuc", "model_key = 'hyundai-tucson'"],
      ["rav 4", "model_key = 'toyota-rav4'"],
      ["cx5", "model_key = 'mazda-cx-5'"],
      ["citroën", "brand_key = 'citroen'"],
      ["tucson 2017", "model_key = 'hyundai-tucson' AND year = 2017"],
      ["ucson", "model_key = 'hyundai-tucson'"],
      ["zzz", "0"],
      ["!!!", "0"],
    ] as const;
    for (const [q, condition] of typed)
      expect([q, (await find(new URLSearchParams({ q }).toString())).total]).toEqual([q, await published(condition)]);
  });
});

const VALUE_OF: Readonly<Record<Exclude<AdSort, "proche" | "bonne_affaire">, (ad: AdCard) => number>> = {
  recent: ({ published_at }) => -Date.parse(published_at),
  prix_asc: ({ price }) => price,
  prix_desc: ({ price }) => -price,
  km_asc: ({ mileage }) => mileage,
  annee_desc: ({ year }) => -year,
};

describe("orders and pages", () => {
  // rule: market/search-order
  test.each(Object.keys(VALUE_OF) as (keyof typeof VALUE_OF)[])(
    "%s: pages follow each other, each ad once",
    async (sort) => {
      const { total } = await find(`marque=hyundai,ford&tri=${sort}`);
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / ADS_PER_PAGE) }, (_, place) =>
          find(`marque=hyundai,ford&tri=${sort}&page=${place + 1}`),
        ),
      );
      const all = pages.flatMap((page) => page.ads);
      expect([all.length, new Set(all.map(({ id }) => id)).size]).toEqual([total, total]);
      const [values, ends] = [VALUE_OF[sort], pages.map((page) => page.ads.map(VALUE_OF[sort]))];
      expect(all.map(values).toSorted((a, b) => a - b)).toEqual(ends.flatMap((page) => page.toSorted((a, b) => a - b)));
    },
  );

  test("a page past the last one is empty, and says how many there are", async () => {
    const { total, ads: listed, relaxed } = await find("page=400");
    expect([total > 0, listed, relaxed]).toEqual([true, [], []]);
  });

  test("no seller has four ads in a row", async () => {
    const { ads: listed } = await find("vendeur=parking");
    const runs = listed.map(
      (_, place) => new Set(listed.slice(place, place + 4).map(({ seller_name }) => seller_name)).size,
    );
    expect(runs.slice(0, -3).filter((sellers) => sellers === 1)).toEqual([]);
  });
});

// rule: market/search-empty
describe("nothing found", () => {
  test("proposes which one filter to drop, and how many ads that finds", async () => {
    const { total, relaxed } = await find("modele=hyundai-tucson&prix_max=1000000&boite=automatique");
    expect(total).toBe(0);
    expect(relaxed.map(({ label }) => label)).toContain("Jusqu’à 1.000.000\u00a0FCA");
    for (const { search, count } of relaxed) expect((await find(search)).total).toBe(count);
  });

  test("ads a million away come close, then those of the model", async () => {
    const [cheapest] = await rows(
      "SELECT id, price FROM ads WHERE state = 'publiee' AND model_key = 'kia-sportage' ORDER BY price, n LIMIT 1",
    );
    const { total, near } = await find(`modele=kia-sportage&prix_max=${Number(cheapest?.["price"]) - 100_000}`);
    expect([total, near.map(({ id }) => id).includes(String(cheapest?.["id"])), near.length]).toEqual([0, true, 8]);
    expect(near.filter(({ title }) => !title.startsWith("Kia Sportage"))).toEqual([]);
  });
});

describe("a search that makes no sense", () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "' OR 1=1 --",
      '"; DROP TABLE ads',
      "%",
      "_",
      "\0",
      "🚗",
      "__proto__",
      "constructor",
      "1e9",
      "-1",
      "NaN",
      "a,b,,c",
    ),
    fc.nat().map(String),
  );
  const key = fc.oneof(
    fc.constantFrom("q", "tri", "page", "depuis", "prix_min", "annee_max", ...AD_CHOICE_KEYS, ...AD_FLAG_KEYS),
    fc.string(),
  );
  test("is answered as any search is", async () => {
    const before = await published("1");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, nasty), { maxLength: 6 }), async (pairs) => {
        const { total, ads: listed } = await find(new URLSearchParams(pairs).toString());
        expect(listed.length).toBeLessThanOrEqual(Math.min(total, ADS_PER_PAGE));
      }),
      { numRuns: 40 },
    );
    expect(await published("1")).toBe(before);
  });

  test("with all filters at twenty answers each is one query", async () => {
    const many = Array.from({ length: 20 }, (_, place) => `valeur-${place}`).join();
    const query = [
      ...AD_CHOICE_KEYS.map(
        (name) => `${name}=${AD_CHOICES[name].list ? Object.keys(AD_CHOICES[name].list ?? {}).join() : many}`,
      ),
      ...AD_FLAG_KEYS.map((flag) => `${flag}=1`),
      "q=un+deux+trois+quatre+cinq+six+sept+huit+2017",
      "prix_min=1&prix_max=2&annee_min=2000&annee_max=2001&km_min=1&km_max=2&cv_min=1&cv_max=2&depuis=7j",
    ].join("&");
    expect((await find(query)).total).toBe(0);
  });

  test("other methods are refused, and who asks too often waits", async () => {
    expect((await ask("/api/ads", { method: "POST", body: "{}" })).status).toBe(405);
    const one = { headers: { "CF-Connecting-IP": anAddress() } };
    // More than two windows of the limit allow, should one end meanwhile.
    const answers = await Promise.all(Array.from({ length: 61 }, () => ask("/api/ads?marque=ford", one)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe("within a minute", () => {
  // rule: market/search-online
  test("a sold ad is gone from lists, a published one is there; before, D1 is not asked again", async () => {
    const first = await find("tri=prix_asc");
    const [gone] = first.ads;
    await run("UPDATE ads SET state = 'vendue' WHERE id = ?", gone?.id ?? "");
    pass(25 * SECOND);
    expect(await find("tri=prix_asc")).toEqual(first);
    pass(10 * SECOND);
    const later = await find("tri=prix_asc");
    expect([later.total, later.ads.some(({ id }) => id === gone?.id)]).toEqual([first.total - 1, false]);
    await run("UPDATE ads SET state = 'publiee' WHERE id = ?", gone?.id ?? "");
    pass(35 * SECOND);
    expect((await find("tri=prix_asc")).total).toBe(first.total);
  });

  test("the next page, or another order, counts nothing anew", async () => {
    const { total, facets } = await find("annee_min=2014");
    await run("UPDATE ads SET state = 'vendue' WHERE n % 2 = 0");
    const next = await find("annee_min=2014&tri=prix_asc&page=2");
    expect([next.total, next.facets]).toEqual([total, facets]);
    pass(35 * SECOND);
    expect((await find("annee_min=2014&tri=prix_asc&page=2")).total).toBeLessThan(total);
  });

  test("brands share one count of brands: the next one is counted alone", async () => {
    const ford = await find("marque=ford&boite=automatique");
    await run("UPDATE ads SET state = 'vendue' WHERE brand_key = 'kia'");
    const kia = await find("marque=kia&boite=automatique");
    expect([kia.total, kia.facets["marque"]]).toEqual([0, ford.facets["marque"]]);
    pass(35 * SECOND);
    expect(
      (await find("marque=kia&boite=automatique")).facets["marque"]?.find(({ value }) => value === "kia"),
    ).toBeUndefined();
  });

  test("browsers keep an answer for the rest of it", async () => {
    const seconds = Number(/max-age=(\d+)/.exec((await ads("")).headers.get("Cache-Control") ?? "")?.[1]);
    expect(30 + seconds).toBeLessThan(60);
  });

  test("one search spelled in two ways is one answer", async () => {
    const first = await find("marque=ford,kia&boite=automatique");
    await run("UPDATE ads SET state = 'vendue' WHERE brand_key = 'ford'");
    expect(await find("boite=automatique&marque=kia&marque=ford&inconnu=1")).toEqual(first);
  });
});
