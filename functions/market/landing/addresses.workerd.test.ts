import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { read, visit } from "../../../tests/support/workerd/ad-page";
import { fillAds, find, run } from "../../../tests/support/workerd/ads";
import { someAds } from "../../../tests/support/workerd/landed-ads";
import { SITE } from "../../../tests/support/workerd/worker";

beforeEach(fillAds);

const HOME = "/marche-doccasion";
const text = async (address: string) => (await read(await visit(address))).text;
const status = async (address: string) => (await visit(address)).status;

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
    expect(page.meta.get("description")).toContain("la moitié entre");
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
