import * as fc from "fast-check";
import { EQUIPMENT, type IndexedCar, type IndexedModel } from "../../../contract/guide/indexed-car";
import type { Credit } from "../../../costs/rules/loan";
import {
  BOUND_KEYS,
  type BoundKey,
  bound,
  CHOICE_KEYS,
  type Filters,
  isAmount,
  NO_FILTER,
  type Options,
  withBound,
  withChoice,
  withTerm,
} from "./filters";

/** Arbitrary cars of a small catalogue in which every filter regularly matches something. */

const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 6 });
const BRANDS = [
  ["Toyota", "toyota"],
  ["Mazda", "mazda"],
  ["Mercedes-Benz", "mercedes-benz"],
  ["Citroën", "citroen"],
  ["Land Rover", "land-rover"],
] as const;
const MODELS = ["RAV4", "CX-5", "C-Elysée", "Classe A", "208", "2008", "Land Cruiser"] as const;
const BODIES = [["Citadine"], ["SUV"], ["Pick-up"], ["Berline 4 portes"], ["Monospace"]] as const;

const models = fc
  .array(
    fc.record({
      brand: fc.integer({ min: 0, max: BRANDS.length - 1 }),
      name: fc.constantFrom(...MODELS),
      bodyTypes: fc.constantFrom(...BODIES),
      status: fc.constantFrom("UPCOMING" as const, "ON_SALE" as const, "ENDING" as const),
      conditionalPromo: fc.boolean(),
      ownerScore: some(fc.constantFrom(3.1, 4.2, 4.8)),
      reviewCount: fc.constantFrom(1, 4, 5, 40),
      launched: some(fc.constantFrom("2022-09-15", "2026-01-02")),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((rows) =>
    rows.map(({ brand, ...row }, at): IndexedModel => {
      const [name, slug] = BRANDS[brand] ?? BRANDS[0];
      return {
        ...row,
        id: 100 + at,
        slug: row.name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
        brand: { id: brand, slug, name },
        picture: null,
      };
    }),
  );

export const cars: fc.Arbitrary<readonly IndexedCar[]> = models.chain((known) =>
  fc
    .array(
      fc.record({
        model: fc.constantFrom(...known),
        name: fc.constantFrom("1.5 BVM5", "2.0 D 4x4", "1.8 Hybride", "GLX"),
        price: some(fc.integer({ min: 6, max: 60 }).map((millions) => millions * 1_000_000)),
        promoPrice: fc.option(
          fc.integer({ min: 5, max: 40 }).map((millions) => millions * 1_000_000),
          { nil: null, freq: 2 },
        ),
        energy: fc.constantFrom("Essence", "Diesel", "Hybride", "Hybride rechargeable", "Électrique"),
        automatic: some(fc.boolean()),
        fourWheelDrive: some(fc.boolean()),
        seats: some(fc.constantFrom(2, 4, 5, 7, 8, 9)),
        power: some(fc.integer({ min: 60, max: 320 })),
        fiscalPower: some(fc.integer({ min: 4, max: 20 })),
        litres: some(fc.integer({ min: 0, max: 140 }).map((tenths) => tenths / 10)),
        range: fc.option(fc.integer({ min: 40, max: 600 }), { nil: null, freq: 2 }),
        battery: fc.option(fc.integer({ min: 10, max: 110 }), { nil: null, freq: 2 }),
        fastCharge: fc.option(fc.integer({ min: 30, max: 300 }), { nil: null, freq: 2 }),
        groundClearance: some(fc.integer({ min: 120, max: 290 })),
        boot: some(fc.integer({ min: 80, max: 800 })),
        equipment: fc.subarray([...EQUIPMENT]),
        inStock: some(fc.boolean()),
        offer: fc.record({ kind: fc.constantFrom("Remise", "Série limitée"), endsSoon: fc.boolean() }),
      }),
      { maxLength: 25 },
    )
    .map((rows) => rows.map((row, at): IndexedCar => ({ ...row, id: 1_000 + at, slug: null }))),
);

export const credit: Credit = { rate: 12.5, downPayment: 20, months: 48 };
const AMOUNTS: Readonly<Partial<Record<BoundKey, readonly number[]>>> = {
  prix_min: [5_000_000, 10_000_000],
  prix_max: [12_000_000, 25_000_000],
  mensualite_max: [150_000, 333_333, 500_000],
};

/** Arbitrary filters that select a few of the existing values. */
export function filtersAmong(
  options: Options,
  words: fc.Arbitrary<string> = fc.constantFrom("", "", "", "rav 4", "c elysee", "toyota"),
): fc.Arbitrary<Filters> {
  const choices = fc.tuple(
    ...CHOICE_KEYS.map((key) => {
      const values = (options[key] ?? []).map(({ value }) => value);
      return fc.tuple(
        fc.constant(key),
        values.length > 0
          ? fc.option(fc.subarray(values, { maxLength: Math.min(2, values.length) }), { nil: [], freq: 1 })
          : fc.constant([]),
      );
    }),
  );
  const bounds = fc.tuple(
    ...BOUND_KEYS.map((key) => {
      const steps = isAmount(key) ? (AMOUNTS[key] ?? []) : bound(key).steps;
      return fc.tuple(fc.constant(key), fc.option(fc.constantFrom(...steps), { nil: null, freq: 1 }));
    }),
  );
  const terms = fc.record({
    apport: fc.option(fc.integer({ min: 0, max: 90 })),
    duree: fc.option(fc.constantFrom(12, 48, 60)),
  });
  return fc
    .tuple(choices, bounds, words, terms, fc.integer({ min: 0, max: 3 }))
    .map(([chosen, limits, q, { apport, duree }, most]) => {
      let filters: Filters = { ...NO_FILTER, q };
      for (const [key, values] of chosen.slice(most * 2, most * 2 + 3)) filters = withChoice(filters, key, values);
      for (const [key, value] of limits.slice(most, most + 2)) filters = withBound(filters, key, value);
      return filters.bounds.mensualite_max === undefined
        ? filters
        : withTerm(withTerm(filters, "apport", apport), "duree", duree);
    });
}
