import { describe, expect, test } from "vitest";
import { addressesOf, KINDS, kindOf, type Kind, MEMBER_PAGES } from "../support/kinds";
import { ordinaryPages, pagesOf } from "../support/pages";
import { files, hasAddress, hasFile, pageFiles, readJson } from "../support/release";
import { redirectRules } from "../support/served-rules";
import { at, topThings } from "../support/structured-data";
import { wireRows } from "../support/wire-rows";
import { slugOf } from "../support/words";

const idOf = (address: string) => Number(/\/(\d+)(?:-[^/]*)?$/.exec(address)?.[1]);

// rule: site/routes
describe("every route has its pages", () => {
  test.each([
    "/",
    "/guide-auto",
    "/voitures-neuves/recherche",
    "/voitures-neuves/carrosserie/suv",
    "/voitures-neuves/energie/diesel",
    "/voitures-neuves/budget/10-a-15-millions",
    "/guide-auto/voitures-electriques",
    "/guide-auto/voitures-neuves",
    "/guide-auto/promos-du-moment",
    "/guide-auto/voitures-haut-de-gamme",
    "/guide-auto/nouveautes-au-marche",
    "/guide-auto/avis-des-automobilistes",
    "/guide-auto/liste-des-concessionnaires",
    "/actualite-auto",
    "/actualite-auto/toute-l-actualite",
    "/concessionnaires",
    "/contactez-nous",
    "/a-propos-de-nous",
    "/politique-de-confidentalite-et-mentions-legales",
    "/guide-pratique/permis-de-conduire",
    "/guide-pratique/assurer-mon-vehicule",
    "/guide-pratique/financer-mon-vehicule",
    "/guide-pratique/immatriculation",
    "/guide-pratique/visite-technique",
    "/guide-pratique/vignette",
    ...MEMBER_PAGES,
    "/404.html",
    "/500.html",
  ])("%s is a page", (address) => {
    expect(pageFiles.has(address)).toBe(true);
  });

  // rule: site/editors-stylesheet
  test.each(["atom.xml", "rss.xml", "robots.txt", "manifest.webmanifest", "sitemap-index.xml", "custom.css"])(
    "/%s is a file",
    (file) => {
      expect(hasFile(file)).toBe(true);
    },
  );

  // rule: site/routes
  test.each(KINDS)("there is a page of the kind « %s »", (kind) => {
    expect(addressesOf(kind)).not.toEqual([]);
  });

  // rule: site/routes
  test("every page has an address that the specification defines", () => {
    expect(ordinaryPages().flatMap(({ address, kind }) => (kind === null ? address : []))).toEqual([]);
  });

  // rule: site/routes
  test("addresses are lower case, without accents and without a slash at the end", () => {
    expect([...pageFiles.keys()].filter((address) => address !== "/" && !/^(?:\/[a-z0-9.-]+)+$/.test(address))).toEqual(
      [],
    );
  });
});

const brands = await wireRows<{ readonly id: number; readonly slug: string }>("get_marques");
const models = await wireRows<{
  readonly id: number;
  readonly nom_du_modele: string;
  readonly slug_modele: string | null;
  readonly marque_id: number;
}>("get_modeles");
const versions = await wireRows<{ readonly car_id: number; readonly id_modele: number }>("get_versions");

// rule: site/digits-in-names
describe("brand, model and version addresses", () => {
  test("each model whose name contains digits or a hyphen has a page, and so have its versions", () => {
    const named = models.filter(({ nom_du_modele }) => /[\d-]/.test(nom_du_modele));
    expect(named).not.toEqual([]);
    for (const { id, nom_du_modele, slug_modele, marque_id } of named) {
      const slug = slug_modele ?? slugOf(nom_du_modele);
      const start = `/guide-auto/voitures-neuves/marque/${brands.find((brand) => brand.id === marque_id)?.slug}/modele/`;
      expect(addressesOf("model")).toContain(`${start}${id}-${slug}`);
      expect(
        addressesOf("version")
          .filter((address) => address.startsWith(`${start}${slug}/`))
          .map(idOf)
          .sort(),
      ).toEqual(
        versions
          .filter(({ id_modele }) => id_modele === id)
          .map(({ car_id }) => car_id)
          .sort(),
      );
    }
  });

  test("every model page links to pages of its versions that exist, and every version is on its model's page", () => {
    const listed = pagesOf("model").flatMap(({ links }) =>
      links.map(({ href }) => href).filter((href) => kindOf(href) === "version"),
    );
    expect(new Set(listed)).toEqual(new Set(addressesOf("version")));
  });

  // rule: guide/brand-models
  test("every brand page links to its models, and every model is on its brand's page", () => {
    for (const { address, links } of pagesOf("brand")) {
      const own = address.replace(/\/\d+$/, "/modele/");
      const linked = new Set(
        links.map(({ href }) => href).filter((href) => href.startsWith(own) && kindOf(href) === "model"),
      );
      expect(linked, address).toEqual(new Set(addressesOf("model").filter((model) => model.startsWith(own))));
    }
  });
});

describe("ids", () => {
  test.each<Kind>(["brand", "model", "version", "article"])(
    "no two pages of the kind « %s » have the same id",
    (kind) => {
      const ids = addressesOf(kind).map(idOf);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test.each<[Kind, string]>([
    ["brand", "brand"],
    ["model", "model"],
    ["version", "version"],
    ["article", "article"],
  ])("the Worker knows the correct address of every %s by its id", (kind, file) => {
    expect(readJson(`_ids/${file}.json`)).toEqual(
      Object.fromEntries(addressesOf(kind).map((address) => [String(idOf(address)), address])),
    );
  });

  test("the Worker knows the lowest price of each new model, the same as on the model’s page", () => {
    const lowest = pagesOf("model").flatMap((page) =>
      topThings(page, "Car").map((car) => [String(idOf(page.address)), at(car, "offers", "lowPrice")] as const),
    );
    expect(readJson("_ids/prices.json")).toEqual(Object.fromEntries(lowest.filter(([, price]) => price !== undefined)));
  });

  test("the Worker knows the first page of every news category by its id", () => {
    const first = addressesOf("category").filter((address) => !address.includes("/page/"));
    expect(readJson("_ids/category.json")).toEqual(
      Object.fromEntries(first.map((address) => [String(idOf(address)), address])),
    );
  });
});

// rule: editorial/articles-by-twelve, editorial/all-articles-listed
describe("lists of articles", () => {
  test.each<Kind>(["all news", "category"])(
    "the pages of a list of the kind « %s » are numbered from 2 without a gap, twelve articles a page",
    (kind) => {
      const lists = new Map<string, { pages: number[]; articles: number[] }>();
      for (const { address, links } of pagesOf(kind)) {
        const [, list = address, page = "1"] = /^(.*)\/page\/(\d+)$/.exec(address) ?? [];
        const known = lists.get(list) ?? { pages: [], articles: [] };
        known.pages.push(Number(page));
        known.articles[Number(page) - 1] = new Set(
          links.map(({ href }) => href).filter((href) => kindOf(href) === "article"),
        ).size;
        lists.set(list, known);
      }
      for (const [list, { pages, articles }] of lists) {
        expect(
          pages.sort((a, b) => a - b),
          list,
        ).toEqual(articles.map((_, index) => index + 1));
        expect(
          articles.slice(0, -1).filter((count) => count !== 12),
          list,
        ).toEqual([]);
        expect(articles.at(-1), list).toBeLessThanOrEqual(12);
      }
    },
  );

  test("the pages of all news contain every article exactly once", () => {
    const listed = pagesOf("all news").flatMap(({ links }) => [
      ...new Set(links.map(({ href }) => href).filter((href) => kindOf(href) === "article")),
    ]);
    expect(listed.sort()).toEqual([...addressesOf("article")].sort());
  });

  test("the pages of a category contain all its articles", () => {
    const categoryOf = (article: string) => article.split("/")[2] ?? "";
    const listed = new Map<string, Set<string>>();
    for (const { address, links } of pagesOf("category")) {
      const category = /\/\d+-([^/]+)/.exec(address)?.[1] ?? "";
      const articles = links.flatMap(({ href }) =>
        kindOf(href) === "article" && categoryOf(href) === category ? href : [],
      );
      listed.set(category, new Set([...(listed.get(category) ?? []), ...articles]));
    }
    const missing = addressesOf("article").filter((article) => !listed.get(categoryOf(article))?.has(article));
    expect(missing).toEqual([]);
  });
});

describe("redirects", () => {
  test("/guide-auto/voitures-neufs redirects permanently to /guide-auto/voitures-neuves", () => {
    expect(redirectRules()).toContainEqual({
      from: "/guide-auto/voitures-neufs",
      to: "/guide-auto/voitures-neuves",
      status: 301,
    });
  });

  test("no redirect hides a page, and each leads to an existing page", () => {
    for (const { from, to } of redirectRules()) {
      expect(pageFiles.has(from), from).toBe(false);
      expect(hasAddress(to), to).toBe(true);
    }
  });
});

test("the number of files is below Cloudflare's limit of 20,000", () => {
  expect(files.length).toBeLessThan(20_000);
});
