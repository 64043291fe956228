import { parse } from "node-html-parser";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { carFile, comparedCar, comparisonIndex, MAX_COMPARED } from "../../src/contract/guide/comparison";
import { failing, few } from "../support/failing";
import { addressesOf } from "../support/kinds";
import { meta, pageAt, pagesOf } from "../support/pages";
import { files, pageFiles, readJson, readText } from "../support/release";
import { fold } from "../support/words";

const HOME = "/comparateur";
const data = files.filter((file) => file.startsWith("v/"));
const indexes = data.filter((file) => file.startsWith("v/index-"));
const index = comparisonIndex.parse(readJson(indexes[0] ?? ""));
const versions = index.flatMap((model) => model.versions);
const carOf = (version: (typeof versions)[number]) => comparedCar.parse(readJson(carFile(version).slice(1)));

// rule: guide/files-of-cars
describe("the files that the comparator reads", () => {
  test("are named by their content", () => {
    const hash = (file: string) => createHash("sha256").update(readText(file)).digest("hex").slice(0, 10);
    expect(few(data.filter((file) => !file.endsWith(`-${hash(file)}.json`)))).toEqual([]);
  });

  test("are cached by browsers for a year", () =>
    expect(readText("_headers")).toMatch(/^\/v\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m));

  test("include one index, which the comparator's page names, and which lists every version with a page once, and no other file", () => {
    expect(indexes).toHaveLength(1);
    expect(JSON.stringify(readJson("page-data/comparateur/page-data.json"))).toContain(`"/${indexes[0]}"`);
    expect(
      versions
        .map(carOf)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...addressesOf("version")].sort());
    expect(versions.map((version) => carFile(version).slice(1)).sort()).toEqual(
      data.filter((file) => !indexes.includes(file)).sort(),
    );
  });

  test("refer to published pictures, and have the prices on the versions’ pages", () => {
    const wrong = versions.map(carOf).filter(({ path, photo, price, promoPrice }) => {
      const shown = (promoPrice ?? price)?.toString().replace(/\B(?=(?:\d{3})+$)/g, ".");
      return (
        !photo || !files.includes(photo.images.fallback.src.slice(1)) || (shown && !pageAt(path).text.includes(shown))
      );
    });
    expect(few(wrong.map(({ path }) => path))).toEqual([]);
  });
});

/** Table of each comparison, with the links in its column headers. */
const tables = addressesOf("comparison").map((address) => {
  const root = parse(readText(pageFiles.get(address) ?? ""));
  return {
    address,
    table: root.querySelector("main table"),
    links: root.querySelectorAll("main thead a").map((link) => link.getAttribute("href") ?? ""),
  };
});

// rule: guide/popular-pairs
/** « Hyundai Creta : 2.000.000 FCA de moins, 2 ans de garantie en plus ; Kia Seltos : 8 ch de plus. » → « 2.000.000 FCA de moins », « 2 ans de garantie en plus », « 8 ch de plus » */
const pointsOf = (sentence: string) =>
  sentence
    .replace(/\.$/, "")
    .split(/\s; /)
    .flatMap((part) => (part.split(/\s: /).at(-1) ?? part).split(", "));

describe("every comparison with a page of its own", () => {
  test("is linked from the comparator, and there are at most 24", () => {
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.length).toBeLessThanOrEqual(24);
    expect(
      pageAt(HOME)
        .links.map(({ href }) => href)
        .filter((href) => href.startsWith(`${HOME}/`))
        .sort(),
    ).toEqual(tables.map(({ address }) => address).sort());
  });

  test("is a table with a caption, in which every header cell has a scope", () => {
    const wrong = tables.filter(({ table }) => {
      const heads = table?.querySelectorAll("th") ?? [];
      const scopes = heads.map((head) => head.getAttribute("scope"));
      const lines = table?.querySelectorAll("tbody tr") ?? [];
      const first = lines.every((line) => line.querySelector("th:first-child") !== null);
      return (
        !table?.querySelector("caption") ||
        !first ||
        scopes.filter((scope) => scope === "col").length !== 3 ||
        !scopes.includes("rowgroup") ||
        scopes.filter((scope) => scope === "row").length < 20 ||
        scopes.some((scope) => !scope)
      );
    });
    expect(few(wrong.map(({ address }) => address))).toEqual([]);
  });

  test("compares two models, in the order of their names, and links to both and to the comparator", () => {
    const wrong = tables.filter(({ address, links }) => {
      const models = links.map((link) => /\/marque\/([^/]+)\/modele\/([^/]+)\//.exec(link)?.slice(1).join("-") ?? "");
      const ids = links.map((link) => /\/(\d+)-[^/]*$/.exec(link)?.[1]).join();
      const [a = "", b = ""] = models;
      return (
        models.length !== 2 ||
        !(a < b) ||
        address !== `${HOME}/${a}-vs-${b}` ||
        !pageAt(address).links.some(({ href }) => href === `${HOME}?v=${ids}`)
      );
    });
    expect(few(wrong.map(({ address }) => address))).toEqual([]);
  });

  // rule: guide/compare-strengths
  test("marks the best value also in words, and says in the column of a car each point of the sentence that describes the page", () => {
    expect(failing(pagesOf("comparison"), ({ text }) => text.includes("(le meilleur)"))).toEqual([]);
    expect(
      failing(
        pagesOf("comparison"),
        (page) =>
          /^\p{Lu}.+\s: .+\.$/u.test(meta(page, "description") ?? "") &&
          pointsOf(meta(page, "description") ?? "").every((point) => fold(page.text).includes(fold(point))),
      ),
    ).toEqual([]);
  });

  // rule: guide/compare-silhouettes
  test("draws its two cars at one scale as served, or none, and says how long and how high they are", () => {
    const wrong = addressesOf("comparison").filter((address) => {
      const section = parse(readText(pageFiles.get(address) ?? "")).querySelector('[id="gabarits"]');
      const legend = section?.querySelectorAll("li").map(({ text }) => text.replace(/\s/g, " ")) ?? [];
      return (
        section &&
        (section.querySelectorAll('svg path[data-line][d*="Z"]').length !== 2 ||
          legend.length !== 2 ||
          !legend.every((line) => /, [\d,]+ m de long, [\d,]+ m de haut$/.test(line)))
      );
    });
    expect(few(wrong)).toEqual([]);
    expect(pagesOf("comparison").some(({ text }) => text.includes("Gabarits schématiques, à l’échelle"))).toBe(true);
  });

  test("is in the sitemaps", () => {
    const listed = readText("sitemap-comparaisons.xml");
    expect(few(tables.filter(({ address }) => !listed.includes(`${address}<`)).map(({ address }) => address))).toEqual(
      [],
    );
  });
});

// rule: guide/compare-count
test("the comparator explains itself without scripts, and is in every page’s menus", () => {
  expect(pageAt(HOME).text).toContain("Ajoutez au moins 2 voitures pour comparer.");
  expect(pageAt(HOME).text).toContain(`2 à ${MAX_COMPARED} versions côte à côte`);
  expect(failing(pagesOf("model"), ({ links }) => links.filter(({ href }) => href === HOME).length >= 2)).toEqual([]);
});
