import { describe, expect, test } from "vitest";
import { isErrorPage, kindOf, MEMBER_PAGES, UNLISTED_KINDS } from "../support/kinds";
import { builtFor, pathWithin } from "../support/origin";
import { pageAt } from "../support/pages";
import { files, hasAddress, hasFile, pageFiles, readBytes, readJson, readText } from "../support/release";
import { at } from "../support/structured-data";
import { childrenOf, parseXml, textOf } from "../support/xml";

const ns = (name: string) => `{http://www.sitemaps.org/schemas/sitemap/0.9}${name}`;

/** Addresses that a sitemap or a sitemap index lists. */
const listed = (file: string, entry: "url" | "sitemap") =>
  childrenOf(parseXml(readText(file)), ns(entry)).map((one) => textOf(one, ns("loc")) ?? "");

describe("sitemap", () => {
  const index = listed("sitemap-index.xml", "sitemap").map((address) => (pathWithin(address, "/") ?? "/?").slice(1));

  test("the index lists every sitemap of the site by its absolute address", () => {
    expect([...index].sort()).toEqual(files.filter((file) => /^sitemap(?!-index).*\.xml$/.test(file)));
    expect(listed("sitemap-index.xml", "sitemap").filter((address) => !address.startsWith(`${builtFor()}/`))).toEqual(
      [],
    );
  });

  // rule: site/sitemaps
  test("all sitemaps together list every page once, except error pages and pages that are not for search engines", () => {
    const all = index.flatMap((file) => listed(file, "url")).map((address) => pathWithin(address, "/"));
    expect([...all].sort()).toEqual(
      [...pageFiles.keys()]
        .filter(
          (address) =>
            !isErrorPage(address) &&
            !MEMBER_PAGES.includes(address) &&
            !UNLISTED_KINDS.some((kind) => kind === kindOf(address)),
        )
        .sort(),
    );
  });

  test("they list canonical addresses", () => {
    const wrong = index
      .flatMap((file) => listed(file, "url"))
      .filter((address) => pageAt(pathWithin(address, "/") ?? "?").canonicals[0] !== address);
    expect(wrong).toEqual([]);
  });

  test.each([
    ["brand", "marques"],
    ["model", "modeles"],
    ["version", "versions"],
  ])("every %s is in the sitemap of its kind, which contains nothing else", (kind, name) => {
    const kinds = listed(`sitemap-${name}.xml`, "url").map((address) => kindOf(pathWithin(address, "/") ?? ""));
    expect(new Set(kinds)).toEqual(new Set([kind]));
  });

  test.each([
    ["lists of reviews", "avis", "/guide-auto/avis-des-automobilistes/"],
    ["pages of dealers", "concessionnaires", "/concessionnaires/"],
    ["news", "actualite", "/actualite-auto"],
    ["practical guides", "guides", "/guide-pratique/"],
  ])("%s have their own sitemap", (_, name, start) => {
    expect(
      listed(`sitemap-${name}.xml`, "url").filter((address) => !pathWithin(address, "/")?.startsWith(start)),
    ).toEqual([]);
  });
});

// rule: site/sitemaps
describe("robots.txt", () => {
  const lines = readText("robots.txt")
    .split("\n")
    .map((line) => line.trim());

  test("allows every crawler to read everything except the API", () => {
    expect(lines).toContain("User-agent: *");
    expect(lines).toContain("Disallow: /api/");
  });

  test("forbids no page", () => {
    const forbidden = lines.flatMap((line) => /^Disallow:\s*(\S+)/.exec(line)?.[1] ?? []);
    expect([...pageFiles.keys()].filter((address) => forbidden.some((path) => address.startsWith(path)))).toEqual([]);
  });

  test("gives the address of the sitemap index", () => {
    expect(lines).toContain(`Sitemap: ${builtFor()}/sitemap-index.xml`);
  });
});

describe("manifest", () => {
  const manifest = readJson("manifest.webmanifest");
  const icons = at(manifest, "icons");
  const list: readonly unknown[] = Array.isArray(icons) ? icons : [];

  /** Width and height, from the PNG's first chunk. */
  const pngSize = (file: string) => `${readBytes(file).readUInt32BE(16)}x${readBytes(file).readUInt32BE(20)}`;

  test("has the site's name, its start page and its display mode", () => {
    expect(manifest).toMatchObject({ name: "Guide Auto Sénégal", lang: "fr", start_url: "/", display: "standalone" });
    expect(hasAddress(String(at(manifest, "start_url")))).toBe(true);
    expect(String(at(manifest, "short_name")).length).toBeLessThanOrEqual(12);
  });

  test("has the icons that a home screen needs, at the declared sizes", () => {
    const sizes = list.map((icon) => String(at(icon, "sizes")));
    expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    for (const icon of list) {
      const file = String(at(icon, "src")).slice(1);
      expect(hasFile(file), file).toBe(true);
      if (at(icon, "type") === "image/png") expect(pngSize(file), file).toBe(at(icon, "sizes"));
    }
  });
});
