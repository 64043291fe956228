import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { addressesOf, KINDS } from "../support/kinds";
import { pageFiles, readText } from "../support/release";
import { fold } from "../support/words";

const FRENCH = new Intl.Collator("fr", { numeric: true });
const inFrench = (names: readonly string[]) => names.toSorted(FRENCH.compare);
const mainOf = (address: string) => parse(readText(pageFiles.get(address) ?? "")).querySelector("main");
const brands = new Set(addressesOf("brand"));
const BRAND = new RegExp("/marque/([a-z0-9-]+)/\\d+$");
/** Address of a brand → its name on its own page. */
const names = new Map(
  [...brands].map((address) => [
    address,
    fold(mainOf(address)?.querySelector("nav li:last-child")?.text ?? BRAND.exec(address)?.[1] ?? ""),
  ]),
);

// rule: guide/names-in-order
describe("lists of brands", () => {
  // The news and the lists of reviews mention single brands, and lists of cars are sorted by price, so only lists of brands are checked.
  const listing = KINDS.filter((kind) => kind !== "new cars" && kind !== "guide home")
    .flatMap((kind) => addressesOf(kind).slice(0, 1))
    .flatMap((address) => {
      const lists =
        mainOf(address)
          ?.querySelectorAll("ul, nav")
          .map((list) =>
            list.querySelectorAll("a").flatMap((link) => names.get(link.getAttribute("href") ?? "") ?? []),
          ) ?? [];
      return lists.filter((list) => list.length > 5).map((list) => [address, list] as const);
    });

  test("are on several pages", () => expect(new Set(listing.map(([address]) => address)).size).toBeGreaterThan(1));

  test.each(listing)("on %s are in French alphabetical order", (_, list) => expect(list).toEqual(inFrench(list)));

  test("on the page of new cars are in the order of their number of models", () => {
    const models =
      mainOf("/guide-auto/voitures-neuves")
        ?.querySelectorAll("#marque li a")
        .map(({ text }) => Number(/(\d+) modèles?/.exec(fold(text))?.[1])) ?? [];
    expect(models.length).toBeGreaterThan(20);
    expect(models).toEqual(models.toSorted((a, b) => b - a));
  });

  test("on the home of the guide are the first of these", () => {
    const linksOf = (address: string, list: string) =>
      mainOf(address)
        ?.querySelectorAll(`${list} li a`)
        .map((link) => link.getAttribute("href")) ?? [];
    const shown = linksOf("/guide-auto", 'nav[aria-label="Marques"]');
    expect(shown.length).toBeGreaterThan(10);
    expect(shown).toEqual(linksOf("/guide-auto/voitures-neuves", "#marque").slice(0, shown.length));
  });

  test("in the filters of used cars and dealers are in the same order", () => {
    const options =
      mainOf("/marche-doccasion")
        ?.querySelectorAll("select[name=marque] option")
        .map(({ text }) => fold(text))
        .slice(1) ?? [];
    expect(options.length).toBeGreaterThan(20);
    expect(options).toEqual(inFrench(options));
    const sections =
      mainOf("/guide-auto/liste-des-concessionnaires")
        ?.querySelectorAll("section h2")
        .map(({ text }) => fold(text))
        .filter((name) => [...names.values()].includes(name)) ?? [];
    expect(sections.length).toBeGreaterThan(20);
    expect(sections).toEqual(inFrench(sections));
  });
});

// rule: guide/names-in-order
test("dealers of a region are in alphabetical order", () => {
  const regions =
    mainOf("/concessionnaires")
      ?.querySelectorAll("section")
      .map((region) => region.querySelectorAll("article h3").map(({ text }) => fold(text))) ?? [];
  expect(regions.flat().length).toBeGreaterThan(20);
  for (const region of regions) expect(region).toEqual(inFrench(region));
});
