import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { IndexedCar } from "../../../contract/guide/indexed-car";
import { repayment } from "../../../costs/rules/loan";
import { frenchMonth } from "../../../shared/dates/dates";
import { currentPrice } from "../../../costs/price/current-price";
import { byModel, dropOne, engineOf, search } from "./engine";
import { activeOf } from "./active";
import {
  BANDS,
  BOUND_KEYS,
  type BoundKey,
  choice,
  CHOICE_KEYS,
  type Filters,
  NO_FILTER,
  toggled,
  withBand,
  withChoice,
} from "./filters";
import { cars, credit, filtersAmong } from "./fixture-cars";
import { holds, nameOf, wordsOf } from "./names";
import { SORTS } from "./sorts";

const [CHEAPEST] = SORTS;

/** Reference implementation of the filters, simple and slow, for one car. */
function fits(car: IndexedCar, { q, choices, bounds, terms }: Filters): boolean {
  const price = currentPrice(car);
  const lent = price === null ? null : price - Math.round((price * (terms.apport ?? credit.downPayment)) / 100);
  const figures: Record<BoundKey, number | null> = {
    prix_min: price,
    prix_max: price,
    mensualite_max:
      lent === null
        ? null
        : repayment({ amount: lent, rate: credit.rate, months: terms.duree ?? credit.months }).monthly,
    puissance_min: car.power,
    cv_max: car.fiscalPower,
    conso_max: car.litres,
    autonomie_min: car.range,
    batterie_min: car.battery,
    recharge_min: car.fastCharge,
    coffre_min: car.boot,
  };
  const right = CHOICE_KEYS.every((key) => {
    const values = choice(key)
      .of(car)
      .map(({ value }) => value);
    const chosen = choices[key];
    if (!chosen) return true;
    return key === "equipement"
      ? chosen.every((one) => values.includes(one))
      : chosen.some((one) => values.includes(one));
  });
  const within = BOUND_KEYS.every((key) => {
    const [limit, value] = [bounds[key], figures[key]];
    return limit === undefined || (value !== null && (key.endsWith("_max") ? value <= limit : value >= limit));
  });
  return (
    right && within && (q === "" || holds(nameOf(`${car.model.brand.name} ${car.model.name} ${car.name}`), wordsOf(q)))
  );
}

const searched = cars.chain((all) => {
  const engine = engineOf(all);
  return fc.record({
    all: fc.constant(all),
    engine: fc.constant(engine),
    filters: filtersAmong(engine.options),
    sort: fc.constantFrom(...SORTS),
  });
});
const LISTED = ["models", "versions"] as const;
const countOf = (
  engine: ReturnType<typeof engineOf>,
  filters: Filters,
  listed: (typeof LISTED)[number] = "versions",
) => {
  const found = search(engine, filters, CHEAPEST, credit).cars;
  return listed === "versions" ? found.length : byModel(found, CHEAPEST).length;
};

describe("a search", () => {
  // rule: guide/search-filters
  test("finds exactly the cars that match, each once", () => {
    fc.assert(
      fc.property(searched, ({ all, engine, filters, sort }) => {
        const found = search(engine, filters, sort, credit).cars.map(({ id }) => id);
        expect(found.toSorted((a, b) => a - b)).toEqual(all.filter((car) => fits(car, filters)).map(({ id }) => id));
      }),
    );
  });

  // rule: guide/search-counts
  test.each(LISTED)(
    "counts for each option the %s it gives when it is alone in its filter or, for equipment, added to the selection",
    (listed) => {
      fc.assert(
        fc.property(searched, ({ engine, filters }) => {
          const { facets } = search(engine, filters, CHEAPEST, credit, listed);
          for (const key of CHOICE_KEYS)
            for (const { value, count } of facets[key]) {
              const chosen = choice(key).every
                ? filters.choices[key]?.includes(value)
                  ? filters
                  : toggled(filters, key, value)
                : withChoice(filters, key, [value]);
              expect(count, `${key} ${value}`).toBe(countOf(engine, chosen, listed));
            }
        }),
      );
    },
  );

  // rule: guide/search-counts
  test.each(LISTED)("counts the %s of each budget band", (listed) => {
    fc.assert(
      fc.property(
        searched,
        ({ engine, filters }) =>
          void expect(search(engine, filters, CHEAPEST, credit, listed).bands).toEqual(
            BANDS.map((band) => countOf(engine, withBand(filters, band), listed)),
          ),
      ),
    );
  });

  // rule: guide/search-by-model
  test("groups results by model: every car is in one group, with the lowest price of the group", () => {
    fc.assert(
      fc.property(searched, ({ engine, filters, sort }) => {
        const found = search(engine, filters, sort, credit).cars;
        const groups = byModel(found, sort);
        expect(groups.flatMap((group) => group.cars).toSorted((a, b) => a.id - b.id)).toEqual(
          found.toSorted((a, b) => a.id - b.id),
        );
        expect(new Set(groups.map(({ model }) => model.id)).size).toBe(groups.length);
        for (const { model, cars: own, from } of groups) {
          expect(own.every((car) => car.model === model)).toBe(true);
          expect(from ?? Infinity).toBe(Math.min(...own.map((car) => currentPrice(car) ?? Infinity)));
        }
      }),
    );
  });

  // rule: guide/search-nothing
  test.each(LISTED)("without results proposes single filters to remove, with the number of %s found then", (listed) => {
    fc.assert(
      fc.property(searched, ({ engine, filters }) => {
        const dropped = dropOne(engine, filters, CHEAPEST, credit, listed);
        for (const { without, count } of dropped) expect(countOf(engine, without, listed)).toBe(count);
        const missing = activeOf(filters, engine.options).filter(({ key }) => !dropped.some((one) => one.key === key));
        for (const { without } of missing) expect(countOf(engine, without)).toBe(0);
      }),
    );
  });
});

// rule: guide/search-monthly
test("the filter by monthly payment uses the repayment of the loan, and matches nothing without a rate", () => {
  fc.assert(
    fc.property(cars, fc.integer({ min: 50_000, max: 900_000 }), (all, most) => {
      const engine = engineOf(all);
      const filters = { ...NO_FILTER, bounds: { mensualite_max: most } };
      expect(countOf(engine, filters)).toBe(all.filter((car) => fits(car, filters)).length);
      expect(search(engine, filters, CHEAPEST).cars).toEqual([]);
      const [without] = activeOf(filters, engine.options);
      expect(without?.without).toEqual(NO_FILTER);
    }),
  );
});

// rule: guide/search-words
describe("words in a name", () => {
  const finds = (words: string, name: string) => holds(nameOf(name), wordsOf(words));
  test.each([
    ["rav 4", "Toyota RAV4 2.0"],
    ["rav4", "Toyota RAV4 2.0"],
    ["RAV-4 toyota", "Toyota RAV4"],
    ["cx5", "Mazda CX-5 2.0"],
    ["cx 5", "Mazda CX-5 2.0"],
    ["c elysee", "Citroën C-Elysée 1.2"],
    ["c-élysée", "Citroën C-Elysée 1.2"],
    ["celysee", "Citroën C-Elysée"],
    ["citroen", "Citroën C3"],
    ["classe a", "Mercedes-Benz Classe A 180"],
    ["land cruis", "Toyota Land Cruiser"],
    ["toyo", "Toyota Hilux"],
    ["208", "Peugeot 208 1.2"],
    ["x5", "BMW X5 xDrive40i"],
    ["xdrive 40", "BMW X5 xDrive40i"],
  ])("« %s » finds %s", (words, name) => expect(finds(words, name)).toBe(true));
  test.each([
    ["20", "Peugeot 208"],
    ["208", "Peugeot 2008"],
    ["lux", "Toyota Hilux"],
    ["rav 5", "Toyota RAV4"],
    ["kia", "Toyota RAV4"],
    ["?", "Toyota RAV4"],
    ["c 5", "Mazda CX-5"],
  ])("« %s » does not find %s", (words, name) => expect(finds(words, name)).toBe(false));
});

test("a search without filters finds every car", () => {
  fc.assert(fc.property(cars, (all) => void expect(countOf(engineOf(all), NO_FILTER)).toBe(all.length)));
});

test("months of launch are sorted latest first and have French names", () => {
  fc.assert(
    fc.property(cars, (all) => {
      const months = engineOf(all).options.mois;
      expect(months.map(({ value }) => value)).toEqual(
        [...new Set(all.flatMap(({ model }) => model.launched?.slice(0, 7) ?? []))].sort().reverse(),
      );
      for (const { value, label } of months) expect(label).toBe(frenchMonth(value));
    }),
  );
});
