import { expect, test } from "vitest";
import { canonicalIds } from "./canonical-ids";
import { refusals, type GuardOptions, type ReleaseFacts } from "./guard";

const pages = [
  "/",
  "/guide-auto/voitures-neuves/marque/kia/2",
  "/guide-auto/voitures-neuves/marque/kia/modele/13-rio",
  "/guide-auto/voitures-neuves/marque/kia/modele/rio/130-base",
  "/actualite-auto/essais/77-le-rav4",
];
const files = [
  "index.html",
  "404.html",
  "500.html",
  "atom.xml",
  "sitemap-index.xml",
  "_ids/prices.json",
  "_ids/new-cars.json",
  "_ids/watched-cars.json",
  "_ids/country-figures.json",
  "_ids/guide-names.json",
  "_ids/car-names.json",
  "_ids/search-index.json",
];

const good: ReleaseFacts = {
  pages: new Set(pages),
  files: new Set(files),
  ids: canonicalIds(pages),
  tooBig: [],
  leaking: [],
  unhashed: [],
  longestHeader: 900,
};
const options: GuardOptions = { lastPages: null, paidPlan: false, force: false };
const many = (count: number) => new Set(Array.from({ length: count }, (_, index) => `f${index}`));

test("a complete release passes", () => expect(refusals(good, options)).toEqual([]));

// rule: site/publication-checks
test("a release with fewer than 98 % of the last publication’s pages is refused, unless forced", () => {
  const facts = { ...good, pages: new Set([...pages, ...many(93)]) };
  expect(refusals(facts, { ...options, lastPages: 100 })).toEqual([]);
  expect(refusals(facts, { ...options, lastPages: 101 })).toEqual([expect.stringContaining("98 pages, contre 101")]);
  expect(refusals(facts, { ...options, lastPages: 101, force: true })).toEqual([]);
});

test("the number of files is limited by the hosting plan", () => {
  const facts = { ...good, files: new Set([...files, ...many(18_000)]) };
  expect(refusals(facts, options)).toEqual([expect.stringContaining("ASSETS_LIMIT=paid")]);
  expect(refusals(facts, { ...options, paidPlan: true })).toEqual([]);
});

test.each([
  ["a file with the API key", { leaking: ["a.js"] }],
  ["a file that is too large", { tooBig: ["a.mp4"] }],
  ["a header that is too long", { longestHeader: 2_001 }],
  ["a long-cached file without a hash in its name", { unhashed: ["plugin.js"] }],
  ["no home page", { pages: new Set(pages.slice(1)) }],
  ["no model", { ids: { ...good.ids, model: {} } }],
  ["no 404 page", { files: new Set(files.filter((file) => file !== "404.html")) }],
  ["no sitemap", { files: new Set(files.filter((file) => !file.startsWith("sitemap"))) }],
])("a release with %s is refused, even when forced", (_, change) =>
  expect(refusals({ ...good, ...change }, { ...options, force: true })).toHaveLength(1),
);
