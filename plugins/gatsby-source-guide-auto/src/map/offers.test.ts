import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { promo } from "../../../../src/contract/wire/promo";
import { version } from "../../../../src/contract/wire/version";
import { modelFacts } from "./model-facts";
import { offersOf, promoPriceOf } from "./offers";
import { toPromo } from "./promo";
import { toVersion } from "./version";

const TODAY = "2026-11-21";
const ADDRESS = { slug: "a", path: "/a" };
const PRICE = 10_900_000;
const LOWERED = 10_300_000;

const aPromo = (more: object) =>
  toPromo(
    promo.parse({
      id: 1,
      titre: "Remise",
      marque_id: 1,
      id_modele: 1,
      car_ids: [7],
      type_de_promo: "remise",
      prix_initial: PRICE,
      prix_promo: LOWERED,
      debut: "2026-11-01",
      fin: "2026-11-30",
      ...more,
    }),
    TODAY,
  );
const aVersion = (more: object = {}) =>
  version.parse({ car_id: 7, nom_de_la_version: "1.5", id_modele: 1, energie: "Essence", prix: PRICE, ...more });
const lowered = (...promos: readonly object[]) => promoPriceOf(aVersion(), promos.map(aPromo));

// rule: guide/promo-for-everybody
describe("the promo price of a version", () => {
  test.each([true, 1, "1", "true"])("comes from a promo that is marked as for everybody: %j", (pour_tous) =>
    expect(lowered({ pour_tous })).toBe(LOWERED),
  );

  test.each([
    ["has conditions and no mark", { conditions: "Sur présentation d’une carte d’étudiant." }],
    ["has no mark", {}],
    ["is marked as not for everybody", { pour_tous: false }],
    ["has no price", { pour_tous: true, prix_promo: null, type_de_promo: "taux", taux: 7.9 }],
    ["is over", { pour_tous: true, fin: "2026-11-20" }],
    ["has not started", { pour_tous: true, debut: "2026-11-22" }],
    ["has no car left", { pour_tous: true, stock: 0 }],
    ["names other versions", { pour_tous: true, car_ids: [8] }],
    ["is of another model", { pour_tous: true, id_modele: 2, car_ids: [] }],
    [
      "lowers a price other than the version’s own",
      { pour_tous: true, car_ids: [], prix_initial: 12_000_000, prix_promo: 9_000_000 },
    ],
    ["does not give the price that it lowers", { pour_tous: true, prix_initial: null }],
  ])("does not come from a promo that %s", (_, more) => expect(lowered(more)).toBeNull());

  test("is the lowest among the promos for everybody, whatever the price of other promos", () => {
    expect(
      lowered(
        { pour_tous: true },
        { id: 2, pour_tous: true, prix_promo: 10_100_000 },
        { id: 3, prix_promo: 9_000_000 },
      ),
    ).toBe(10_100_000);
  });

  test("comes from a promo for all versions when it lowers this version’s price", () =>
    expect(lowered({ pour_tous: true, car_ids: [] })).toBe(LOWERED));
});

describe("the offers of a version", () => {
  test("are the running promos that apply to it, for everybody or not, ordered by their last day", () => {
    const promos = [
      aPromo({ id: 1, fin: "2026-12-24" }),
      aPromo({ id: 2, pour_tous: true }),
      aPromo({ id: 3, car_ids: [] }),
      aPromo({ id: 4, car_ids: [8] }),
      aPromo({ id: 5, fin: "2026-11-02" }),
    ];
    expect(offersOf(aVersion(), promos).map(({ promoId }) => promoId)).toEqual([2, 3, 1]);
  });
});

test("a model’s prices and its cheapest version follow from current prices: only promos for everybody are deducted", () => {
  const versions = [{ car_id: 7 }, { car_id: 8, prix: 10_500_000 }, { car_id: 9, prix: 12_000_000 }].map(aVersion);
  const factsWith = (...promos: readonly object[]) =>
    modelFacts(
      versions.map((row) => toVersion(row, ADDRESS, promos.map(aPromo), [])),
      [],
      promos.map(aPromo),
    );
  expect(factsWith({})).toMatchObject({
    priceMin: 10_500_000,
    cheapestId: 8,
    priceMinIsPromo: false,
    conditionalPromo: true,
    priceMax: 12_000_000,
  });
  expect(factsWith({ pour_tous: true })).toMatchObject({
    priceMin: LOWERED,
    cheapestId: 7,
    priceMinIsPromo: true,
    conditionalPromo: false,
    priceMax: 12_000_000,
  });
  expect(factsWith({ pour_tous: true, car_ids: [9], prix_initial: 12_000_000, prix_promo: 11_000_000 })).toMatchObject({
    priceMin: 10_500_000,
    priceMax: 11_000_000,
  });
});

test("a promo price is always lower than the list price", () => {
  const amount = fc.option(
    fc.integer({ min: 1, max: 9 }).map((millions) => millions * 1_000_000),
    { nil: null },
  );
  const rows = fc.array(
    fc.record({
      prix_initial: amount,
      prix_promo: amount,
      pour_tous: fc.boolean(),
      car_ids: fc.constantFrom([], [7], [8]),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(rows, amount, (promos, prix) => {
      const row = aVersion({ prix });
      const { price, promoPrice } = toVersion(row, ADDRESS, promos.map(aPromo), []);
      if (promoPrice !== null) expect(promoPrice).toBeLessThan(price ?? 0);
    }),
  );
});
