// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { currentPrice } from "../../costs/price/current-price";
import { frenchMonth } from "../../shared/dates/dates";
import { EMPTY_CAR_QUERY } from "./engine/address";
import { cars } from "./engine/fixture-cars";
import { NO_FILTER } from "./engine/filters";
import { SORTS } from "./engine/sorts";
import { FoundList } from "./found-list";
import { searcherOf } from "./searcher";

vi.mock("gatsby", () => ({ graphql: () => null }));
vi.mock("gatsby-plugin-image", () => ({ getSrc: () => undefined }));

const MONTHS = Array.from({ length: 12 }, (_, index) => frenchMonth(`2026-${String(index + 1).padStart(2, "0")}`));
const numberIn = (text: string | undefined) =>
  text === undefined ? null : Number(text.replaceAll(".", "").replace(",", "."));
const textOf = (card: Element) => [...card.querySelectorAll("h3, p")].map((line) => line.textContent).join("\n");
const after = (pattern: RegExp) => (card: Element) => numberIn(pattern.exec(textOf(card))?.[1]);

/** Reads the figure shown on a card, by sort order. */
const READ: Readonly<Record<(typeof SORTS)[number]["value"], (card: Element) => number | null>> = {
  prix_asc: (card) => numberIn(/([\d.]+)\u00a0FCA/.exec(card.querySelector("strong.price")?.textContent ?? "")?.[1]),
  prix_desc: (card) => READ.prix_asc(card),
  puissance_desc: after(/(\d+)\u00a0ch/),
  conso_asc: (card) => (textOf(card).includes("Sans carburant") ? 0 : after(/([\d,]+)\u00a0l\/100\u00a0km/)(card)),
  note_desc: (card) =>
    textOf(card).includes("non classée")
      ? null
      : (after(/([\d,]+)\u00a0\/\u00a05/)(card) ?? after(/([\d,]+)sur 5/)(card)),
  nouveaute: (card) => {
    const [, month = "", year] = /Lancement\u00a0: (\p{L}+) (\d{4})/u.exec(textOf(card)) ?? [];
    return year === undefined ? null : Number(year) * 12 + MONTHS.indexOf(month);
  },
  coffre_desc: after(/([\d.]+)\u00a0l(?![\p{L}/])/u),
  autonomie_desc: after(/(\d+)\u00a0km/),
};
const isAscending = (value: string) => value.endsWith("_asc");

/** Figures shown on the cards in order; a card without a figure counts as last. */
function shown(
  all: readonly IndexedCar[],
  sort: (typeof SORTS)[number]["value"],
  versions: boolean,
): readonly number[] {
  const asked = { ...EMPTY_CAR_QUERY, sort, versions };
  const { container } = render(
    <FoundList results={searcherOf(all, SORTS).find(asked)} asked={asked} most={100} onFilter={() => undefined} />,
  );
  const figures = [...container.querySelectorAll("article")].map(
    (card) => READ[sort](card) ?? (isAscending(sort) ? Infinity : -Infinity),
  );
  cleanup();
  return figures;
}

afterEach(cleanup);

// rule: guide/search-by-model
it("says « dès » of a price only where no version of the model is cheaper, found or not, and « vers » of one that is announced", () => {
  const said = { dès: 0, à: 0, vers: 0 };
  fc.assert(
    fc.property(cars, fc.integer({ min: 5, max: 40 }), (all, most) => {
      const bounds = { prix_min: most * 1_000_000 };
      const asked = { ...EMPTY_CAR_QUERY, filters: { ...NO_FILTER, bounds } };
      const results = searcherOf(all, SORTS).find(asked);
      const { container } = render(<FoundList results={results} asked={asked} most={100} onFilter={() => undefined} />);
      const begins = [...container.querySelectorAll("article")].map(
        (card) => card.querySelector("strong.price")?.previousSibling?.textContent?.trim() ?? null,
      );
      cleanup();
      expect(begins).toEqual(
        results.models.map(({ model, from }) => {
          if (!from) return null;
          const cheaper = all.some((car) => car.model === model && (currentPrice(car) ?? Infinity) < from);
          const word = model.status === "UPCOMING" ? "vers" : cheaper ? "à" : "dès";
          said[word] += 1;
          return word;
        }),
      );
    }),
    { numRuns: 60 },
  );
  expect(Math.min(said.dès, said.à, said.vers)).toBeGreaterThan(5);
});

// rule: guide/search-orders
describe.each(SORTS.map(({ value }) => value))("search results sorted by %s", (sort) => {
  it.each([
    ["models", false],
    ["versions", true],
  ] as const)("are in the order of the figures on their cards: %s", (_, versions) => {
    let distinct = 0;
    fc.assert(
      fc.property(cars, (all) => {
        const figures = shown(all, sort, versions);
        expect(figures).toEqual(figures.toSorted((a, b) => (a === b ? 0 : isAscending(sort) ? a - b : b - a)));
        distinct += new Set(figures.filter(Number.isFinite)).size;
      }),
      { numRuns: 30 },
    );
    expect(distinct).toBeGreaterThan(5);
  });
});
