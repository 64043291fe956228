import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { ASSETS, read, visit } from "../../../tests/support/workerd/ad-page";
import { ads as api, fillAds, find, rows, run } from "../../../tests/support/workerd/ads";
import { aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { ask, pass, SITE } from "../../../tests/support/workerd/worker";
import { adLanding } from "../../../src/contract/market/landing";
import { formatPrice, formatPriceRange } from "../../../src/shared/figures/price";

beforeEach(fillAds);

const HOME = "/marche-doccasion";
/** A database that fails whatever it is asked. */
const BROKEN = {
  prepare: () => {
    throw new TypeError("no database");
  },
  batch: () => Promise.reject(new TypeError("no database")),
} as unknown as D1Database;
const visitWithout = (address: string) => ask(address, {}, { ASSETS, DB: BROKEN });
const text = async (address: string) => (await read(await visit(address))).text;
const status = async (address: string) => (await visit(address)).status;

/** So many ads of a model that no other ad has, asking 5,000,000 and 100,000 more each. */
async function someAds(count: number, more: Readonly<Record<string, string | number>> = {}): Promise<void> {
  const seller = await aSeller();
  for (let n = 0; n < count; n += 1)
    await aPublishedAd(seller, {
      brand_key: "zotye",
      brand_name: "Zotye",
      model_key: "zotye-t600",
      model_name: "T600",
      model_id: null,
      condition: "venant",
      year: 2015 + (n % 2),
      price: 5_000_000 + 100_000 * n,
      ...more,
    });
}

/** A quantile of the prices that the database has, as a person counts it. */
const quantile = (sorted: readonly number[], share: number) => {
  const at = (sorted.length - 1) * share;
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return Math.round(low + (high - low) * (at % 1));
};

describe("a landing page of used cars", () => {
  // rule: market/landing
  test.each([
    ["toyota", "marque=toyota", "Toyota d’occasion au Sénégal", "brand_key = 'toyota'"],
    [
      "hyundai/tucson",
      "marque=hyundai&modele=hyundai-tucson",
      "Hyundai Tucson d’occasion au Sénégal",
      "model_key = 'hyundai-tucson'",
    ],
    ["ville/yoff", "ville=yoff", "Voitures d’occasion à Yoff (Dakar)", "town = 'Yoff'"],
    [
      "budget/5-a-8-millions",
      "prix_min=5000000&prix_max=8000000",
      "Voitures d’occasion de 5 à 8\u00a0millions de francs au Sénégal",
      "price BETWEEN 5000000 AND 8000000",
    ],
    [
      "budget/moins-de-3-millions",
      "prix_max=3000000",
      "Voitures d’occasion à moins de 3\u00a0millions de francs au Sénégal",
      "price <= 3000000",
    ],
  ])(
    "at %s has the ads of the search %s, its title, and what the database knows of their prices",
    async (path, query, title, condition) => {
      const { ads, total } = await find(query);
      const page = await read(await visit(`${HOME}/${path}`));
      expect(total).toBeGreaterThan(0);
      expect(page.text).toContain(title);
      expect(page.text).toContain(`${total} annonce`);
      for (const ad of ads) {
        for (const words of [ad.title, formatPrice(ad.price), ad.town]) expect(page.text).toContain(words);
        expect(page.links).toContain(`${HOME}/annonce/${ad.id}-${ad.slug}`);
      }
      expect(page.links).toContain(`${HOME}/rechercher?${query}`);
      const asked = await rows(
        `SELECT price, year FROM ads WHERE state = 'publiee' AND condition <> 'accidente' AND ${condition} ORDER BY price`,
      );
      const prices = asked.map(({ price }) => Number(price));
      const years = asked.map(({ year }) => Number(year));
      if (prices.length < 8) return expect(page.text).not.toContain("médiane");
      const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(prices, share));
      expect(page.text).toContain(
        `Sur ${prices.length} voitures de ${Math.min(...years)} à ${Math.max(...years)}, hors accidentées, la moitié demande ${formatPriceRange(low ?? 0, high ?? 0)}, médiane ${formatPrice(median)}.`,
      );
    },
  );

  // rule: market/landing
  test("of a year has the ads of that year alone, and leads to the other years of the model with what they ask", async () => {
    await someAds(12);
    const page = await read(await visit(`${HOME}/zotye/t600/2015`));
    expect(page.text).toContain("Zotye T600 2015 d’occasion au Sénégal");
    expect(page.text).toContain("6 annonces en ligne.");
    expect(page.text).toContain(`2016\u00a0: 6 annonces, médiane ${formatPrice(5_600_000)}`.replace("\u00a0:", " :"));
    expect(page.links).toContain(`${HOME}/zotye/t600/2016`);
    expect(page.links).not.toContain(`${HOME}/zotye/t600/2014`);
    expect(page.links).toContain(`${HOME}/rechercher?marque=zotye&modele=zotye-t600&annee_min=2015&annee_max=2015`);
  });

  // rule: market/landing
  test("claims no price for fewer than eight ads, and does not count wrecks among prices", async () => {
    await someAds(7);
    await someAds(3, { condition: "accidente" });
    expect(await text(`${HOME}/zotye/t600`)).toContain("10 annonces en ligne.");
    expect(await text(`${HOME}/zotye/t600`)).not.toContain("médiane");
    await someAds(1);
    pass(31_000);
    expect(await text(`${HOME}/zotye`)).toContain("Sur 8 voitures de 2015 à 2016");
  });

  // rule: market/landing
  test("leads to models of the brand, to other brands, to budgets and to towns, each with its number of ads", async () => {
    const { facets } = await find("marque=toyota");
    const { text: words, links } = await read(await visit(`${HOME}/toyota`));
    const model = facets["modele"]?.[0];
    expect(links).toContain(`${HOME}/${model?.value.replace("toyota-", "toyota/")}`);
    expect(words).toContain(`${model?.label} : ${model?.count} annonces`);
    for (const kind of ["budget", "ville"])
      expect(links.filter((link) => link.startsWith(`${HOME}/${kind}/`)).length, kind).toBeGreaterThan(0);
    for (const link of links.filter((one) => one.startsWith(`${HOME}/`) && !/rechercher|annonce/.test(one)))
      expect(await status(link), link).toBe(200);
  });

  // rule: market/landing
  test("leads to the page of the model in the guide, where there is one", async () => {
    expect((await read(await visit(`${HOME}/hyundai/tucson`))).links).toContain(
      "/guide-auto/voitures-neuves/marque/hyundai/modele/13-tucson",
    );
    await someAds(1);
    pass(31_000);
    expect(
      (await read(await visit(`${HOME}/zotye/t600`))).links.filter((link) => link.startsWith("/guide-auto")),
    ).toEqual([]);
  });
});

describe("pages of a landing page", () => {
  // rule: market/landing-pages
  test("have 24 ads each, all together once, with links between them and a canonical address each", async () => {
    await someAds(50);
    const path = `${HOME}/zotye/t600`;
    const pages = await Promise.all(["", "?page=2", "?page=3"].map(async (query) => read(await visit(path + query))));
    const shown = pages.map(({ links }) => [...new Set(links.filter((link) => link.includes("/annonce/")))]);
    expect(shown.map(({ length }) => length)).toEqual([24, 24, 2]);
    expect(new Set(shown.flat()).size).toBe(50);
    expect(pages.map(({ canonical }) => canonical)).toEqual(
      ["", "?page=2", "?page=3"].map((query) => SITE + path + query),
    );
    expect(pages[1]?.links).toEqual(expect.arrayContaining([path, `${path}?page=3`]));
    expect(await status(`${path}?page=4`)).toBe(404);
  });

  // rule: market/landing-pages
  test.each([
    ["/toyota?page=1", "/toyota"],
    ["/toyota?page=deux", "/toyota"],
    ["/toyota?page=02", "/toyota"],
    ["/Toyota", "/toyota"],
    ["/toyota/", "/toyota"],
    ["/HYUNDAI/Tucson/?page=2", "/hyundai/tucson?page=2"],
    ["/Ville/Yoff", "/ville/yoff"],
    ["/budget/3-A-5-millions/", "/budget/3-a-5-millions"],
  ])("%s leads for good to %s", async (asked, right) => {
    const answer = await visit(HOME + asked);
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, HOME + right]);
  });
});

describe("an address below the market's", () => {
  // rule: market/landing-known
  test.each([
    "rien",
    "toyota/rien",
    "toyota/rien/2017",
    "hyundai/tucson/1951",
    "hyundai/tucson/17",
    "hyundai/tucson/2017/bleu",
    "ville",
    "ville/tombouctou",
    "ville/yoff/dakar",
    "budget/tout",
    "selection",
    "selection/rien",
    "alerte/rien",
    "toyota--rav4",
    "%3Cscript%3E",
    "constructor",
    "__proto__",
    `${"a".repeat(61)}`,
  ])("that is no landing page is not found: %s", async (path) => {
    const answer = await visit(`${HOME}/${path}`);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("Page not found")]);
  });

  // rule: market/landing-known
  test("of a model that nobody sells any more stays, without search engines and with an offer of an alert and of neighbours", async () => {
    await someAds(1);
    await run("UPDATE ads SET state = 'vendue' WHERE model_key = 'zotye-t600'");
    const page = await read(await visit(`${HOME}/zotye/t600`));
    expect(page.text).toContain("Zotye T600 d’occasion au Sénégal");
    expect(page.text).toContain("Aucune annonce pour le moment.");
    expect(page.text).toContain("Créer une alerte");
    expect(page.meta.get("robots")).toBe("noindex");
    expect(page.links.some((link) => link.startsWith(`${HOME}/ville/`))).toBe(true);
  });

  // rule: market/landing-known
  test("of a model of the guide that nobody ever sold is there, because the guide leads to it", async () => {
    const page = await read(await visit(`${HOME}/hyundai/staria`));
    expect(page.text).toContain("Hyundai Staria d’occasion au Sénégal");
    expect(page.meta.get("robots")).toBe("noindex");
  });

  test("is still that of the fixed page it belongs to", async () => {
    expect(await text(`${HOME}/rechercher`)).toContain("annonces");
    expect(await status(`${HOME}/annonce/000000000000-toyota`)).toBe(404);
  });
});

describe("what search engines read", () => {
  // rule: market/landing-indexed
  test("is not for them under three ads", async () => {
    await someAds(2);
    expect((await read(await visit(`${HOME}/zotye`))).meta.get("robots")).toBe("noindex");
    await someAds(1);
    expect((await read(await visit(`${HOME}/zotye/t600`))).meta.get("robots")).toBeUndefined();
  });

  // rule: market/landing-indexed
  test("has a title, a description, the picture of the first ad that has one, its ads and its trail", async () => {
    const { ads } = await find("marque=hyundai&modele=hyundai-tucson");
    const page = await read(await visit(`${HOME}/hyundai/tucson?utm_source=lettre`));
    expect(page.title).toMatch(/^Hyundai Tucson d’occasion au Sénégal : \d+ annonces$/);
    expect(page.meta.get("description")).toContain("la moitié demande");
    expect(page.canonical).toBe(`${SITE}${HOME}/hyundai/tucson`);
    expect(page.meta.get("og:image")).toBe(`${SITE}/media/${ads.find(({ cover }) => cover)?.cover}-1600.jpg`);
    const [trail, list] = JSON.parse(page.scripts.find(({ type }) => type === "application/ld+json")?.text ?? "{}")[
      "@graph"
    ];
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      "Accueil",
      "Occasion",
      "Hyundai",
      "Hyundai Tucson",
    ]);
    expect(list.itemListElement.map(({ url }: { url: string }) => url)).toEqual(
      ads.map((ad) => `${SITE}${HOME}/annonce/${ad.id}-${ad.slug}`),
    );
  });
});

// rule: market/landing-stale
test("when the database fails, a landing page shows the ads of the last minutes and says so; after five minutes the built page", async () => {
  const address = `${HOME}/toyota`;
  const [ad] = (await find("marque=toyota")).ads;
  await visit(address);
  pass(61_000);
  const stale = await read(await visitWithout(address));
  expect(stale.text).toContain("La liste n’a pas pu être relue");
  expect(stale.links).toContain(`${HOME}/annonce/${ad?.id}-${ad?.slug}`);
  pass(300_000);
  const built = await visitWithout(address);
  expect([built.status, await built.text()]).toEqual([200, expect.stringContaining("Elle arrive.")]);
  expect(takeWarnings()).not.toEqual([]);
});

/** A page without what its attributes say, in which « < » begins no element. */
const withoutMeta = (html: string) => html.replace(/<meta [^>]*content="[^"]*">/g, "");

test("a seller's words change nothing but words", async () => {
  const nasty = '</script><img src=x onerror=alert(1)>|"';
  await someAds(9, { brand_name: nasty, model_name: nasty, seller_name: nasty, district: nasty });
  for (const path of ["zotye", "zotye/t600", "toyota"]) {
    const html = withoutMeta(await (await visit(`${HOME}/${path}`)).text());
    expect(html.includes("<img src=x"), path).toBe(false);
  }
  const html = await (await visit(`${HOME}/zotye`)).text();
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test("a browser that comes from another page is told the same", async () => {
  const answer = await api(`/landing?path=${HOME}/hyundai/tucson&page=1`);
  const told = adLanding.parse(await answer.json());
  const page = await read(await visit(`${HOME}/hyundai/tucson`));
  const served = JSON.parse(page.scripts.find(({ type }) => type === "application/json")?.text ?? "{}");
  expect(served).toEqual({
    of: `landing${HOME}/hyundai/tucson?page=1`,
    origin: SITE,
    value: { landing: told, isStale: false },
  });
  for (const path of ["", HOME, `${HOME}/rien`, "/login"])
    expect((await api(`/landing?path=${path}`)).status, path).toBe(404);
});

// rule: market/landing-indexed
test("the sitemap lists the landing pages with three ads or more, each of which answers", async () => {
  await someAds(4);
  await run(
    "UPDATE ads SET brand_key = 'zotye', model_key = 'zotye-rare' WHERE n IN (SELECT n FROM ads WHERE brand_key = 'toyota' LIMIT 2)",
  );
  const xml = await (await visit("/sitemap-occasions.xml")).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url?.slice(SITE.length) ?? "");
  expect(listed).toEqual(
    expect.arrayContaining(
      ["zotye", "zotye/t600", "ville/yoff", "budget/3-a-5-millions", "toyota"].map((path) => `${HOME}/${path}`),
    ),
  );
  expect(listed).not.toContain(`${HOME}/zotye/rare`);
  expect(listed).not.toContain(`${HOME}/zotye/t600/2015`);
  expect(listed.some((path) => /\/\d{4}$/.test(path))).toBe(true);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of listed.filter((_, at) => at % 9 === 0)) {
    const page = await read(await visit(path));
    expect([page.canonical, page.meta.get("robots")]).toEqual([SITE + path, undefined]);
  }
  const years = await env.DB.prepare(
    "EXPLAIN QUERY PLAN SELECT model_key, year FROM ads INDEXED BY ads_by_model WHERE state = 'publiee' AND model_key IN (SELECT value FROM json_each('[]')) GROUP BY model_key, year HAVING count(*) >= 3",
  ).all<{ detail: string }>();
  expect(years.results.map(({ detail }) => detail).join()).toContain("USING COVERING INDEX ads_by_model");
});
