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
  "_ids/import-ages.json",
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

test("a whole release passes", () => expect(refusals(good, options)).toEqual([]));

// rule: site/publication-checks
test("fewer than 98 % of the last pages are refused, unless forced", () => {
  const facts = { ...good, pages: new Set([...pages, ...many(93)]) };
  expect(refusals(facts, { ...options, lastPages: 100 })).toEqual([]);
  expect(refusals(facts, { ...options, lastPages: 101 })).toEqual([expect.stringContaining("98 pages, contre 101")]);
  expect(refusals(facts, { ...options, lastPages: 101, force: true })).toEqual([]);
});

test("files are counted against the plan", () => {
  const facts = { ...good, files: new Set([...files, ...many(18_000)]) };
  expect(refusals(facts, options)).toEqual([expect.stringContaining("ASSETS_LIMIT=paid")]);
  expect(refusals(facts, { ...options, paidPlan: true })).toEqual([]);
});

test.each([
  ["a key", { leaking: ["a.js"] }],
  ["a big file", { tooBig: ["a.mp4"] }],
  ["a long header", { longestHeader: 1_901 }],
  ["a name that does not change", { unhashed: ["plugin.js"] }],
  ["no home page", { pages: new Set(pages.slice(1)) }],
  ["no model", { ids: { ...good.ids, model: {} } }],
  ["no 404 page", { files: new Set(files.filter((file) => file !== "404.html")) }],
  ["no sitemap", { files: new Set(files.filter((file) => !file.startsWith("sitemap"))) }],
])("refuses %s, even when forced", (_, change) =>
  expect(refusals({ ...good, ...change }, { ...options, force: true })).toHaveLength(1),
);
