import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { IndexedCar } from "../../../contract/guide/indexed-car";
import { frenchMonth } from "../../../shared/dates/dates";
import { currentPrice } from "../../../costs/price/current-price";
import { figure } from "../../../shared/figures/figures";
import { byModel, engineOf, search } from "./engine";
import { NO_FILTER } from "./filters";
import { cars } from "./fixture-cars";
import { figureShown, modelFigureShown, SORTS, sortNamed } from "./sorts";

/** For each sort order, the figure of a car and its text on the card; the text is null for the price, which every card shows. */
const FIGURES: Readonly<
  Record<string, readonly [of: (car: IndexedCar) => number | null, textOf: (value: number) => string | null]>
> = {
  prix_asc: [currentPrice, () => null],
  prix_desc: [currentPrice, () => null],
  puissance_desc: [({ power }) => power, (value) => figure(value, "ch")],
  conso_asc: [({ litres }) => litres, (value) => (value === 0 ? "Sans carburant" : figure(value, "l/100 km"))],
  note_desc: [({ model }) => (model.reviewCount >= 5 ? model.ownerScore : null), (value) => figure(value, "/ 5")],
  nouveaute: [
    ({ model }) => (model.launched === null ? null : Date.parse(model.launched)),
    (value) => `Lancement\u00a0: ${frenchMonth(new Date(value).toISOString())}`,
  ],
  coffre_desc: [({ boot }) => boot, (value) => figure(value, "l")],
  autonomie_desc: [({ range }) => range, (value) => figure(value, "km")],
};
const isDescending = (value: string) => value.endsWith("_desc") || value === "nouveaute";
/** Converts figures to ranks that ascend in either sort order, with unknown figures last. */
const ranks = (value: string, figures: readonly (number | null)[]) =>
  figures.map((known) => (known === null ? Infinity : isDescending(value) ? -known : known));
const inOrder = (list: readonly number[]) => list.toSorted((a, b) => (a === b ? 0 : a - b));

// rule: guide/search-orders
describe.each(SORTS.map(({ value }) => value))("the sort order %s", (value) => {
  const sort = sortNamed(value);
  const [of, textOf] = FIGURES[value] ?? [() => null, () => null];

  test("sorts versions by the figure that their cards show", () => {
    fc.assert(
      fc.property(cars, (all) => {
        const found = search(engineOf(all), NO_FILTER, sort).cars;
        const shown = ranks(value, found.map(of));
        expect(shown).toEqual(inOrder(shown));
        for (const car of found) {
          const known = of(car);
          if (value !== "note_desc") expect(figureShown(sort, car)).toBe(known === null ? null : textOf(known));
          else if (known !== null)
            expect(figureShown(sort, car)).toBe(`${textOf(known)} (${car.model.reviewCount} avis)`);
        }
      }),
    );
  });

  test("sorts models by the figure that their cards show: the lowest price, or the figure of the version they name", () => {
    fc.assert(
      fc.property(cars, (all) => {
        const models = byModel(search(engineOf(all), NO_FILTER, sort).cars, sort);
        const shown = ranks(
          value,
          models.map(({ lead }) => of(lead)),
        );
        expect(shown).toEqual(inOrder(shown));
        for (const { cars: own, lead, from } of models) {
          expect(own).toContain(lead);
          if (value.startsWith("prix")) expect(of(lead)).toBe(from);
          const figures = ranks(value, own.map(of));
          if (!value.startsWith("prix")) expect(ranks(value, [of(lead)])[0]).toBe(Math.min(...figures));
        }
      }),
    );
  });
});

test("with the most expensive first, a model is sorted by the price that its card shows, not by its most expensive version", () => {
  const [one] = fc.sample(
    cars.filter((all) => new Set(all.map(({ model }) => model)).size > 1),
    { numRuns: 1, seed: 1 },
  );
  const [a, b] = [...new Set(one?.map(({ model }) => model))];
  const [first] = one ?? [];
  if (!first || !a || !b) throw new Error("no cars");
  const car = (id: number, model: typeof a, price: number): IndexedCar => ({
    ...first,
    id,
    model,
    price,
    promoPrice: null,
  });
  const all = [car(1, a, 30_000_000), car(2, a, 90_000_000), car(3, b, 50_000_000)];
  const sort = sortNamed("prix_desc");
  expect(byModel(search(engineOf(all), NO_FILTER, sort).cars, sort).map(({ from }) => from)).toEqual([
    50_000_000, 30_000_000,
  ]);
});

// rule: guide/search-orders
test("a model with fewer than five reviews comes after all others by score, and its card says why", () => {
  const sort = sortNamed("note_desc");
  fc.assert(
    fc.property(cars, (all) => {
      const found = byModel(search(engineOf(all), NO_FILTER, sort).cars, sort).map(({ lead }) => lead);
      const ranked = found.map(({ model }) => model.ownerScore !== null && model.reviewCount >= 5);
      expect(ranked).toEqual(ranked.toSorted((a, b) => Number(b) - Number(a)));
      for (const car of found)
        expect(modelFigureShown(sort, car)).toBe(
          car.model.ownerScore !== null && car.model.reviewCount < 5 ? "Moins de 5 avis\u00a0: non classée" : null,
        );
    }),
  );
});
