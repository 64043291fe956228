import { expect, test } from "vitest";
import { aComparedCar } from "../../../tests/support/compared-car";
import type { ComparedCar } from "../../contract/guide/comparison";
import { comparisonVerdict } from "./comparison-verdict";

const verdict = (first: Partial<ComparedCar>, second: Partial<ComparedCar>) => {
  const said = comparisonVerdict([
    { car: aComparedCar({ promoPrice: null, ...first }), name: "la Tucson" },
    { car: aComparedCar({ promoPrice: null, ...second }), name: "le Duster" },
  ]);
  return said && `${said.first}|${said.more}`.replaceAll("\u00a0", " ");
};
const choices = (first: Partial<ComparedCar>, second: Partial<ComparedCar>) =>
  comparisonVerdict([
    { car: aComparedCar(first), name: "la Tucson" },
    { car: aComparedCar(second), name: "le Duster" },
  ])?.choices;
const uses = (consumption: number, consumptionUnit = "l/100 km") => ({ consumption, consumptionUnit });

// rule: guide/compare-verdict
test.each([
  [
    { price: 20_000_000, specs: uses(8) },
    { price: 21_500_000, specs: uses(6.8) },
    "La Tucson coûte 1.500.000 FCA de moins| ; le Duster consomme 1,2 l/100 km de moins.",
  ],
  [
    { price: 20_000_000, specs: uses(7) },
    { price: 18_000_000, specs: uses(6) },
    "Le Duster coûte 2.000.000 FCA de moins| et consomme 1 l/100 km de moins.",
  ],
  [
    { price: 20_000_000, promoPrice: 17_000_000, specs: {} },
    { price: 18_000_000, specs: uses(6) },
    "La Tucson en promo coûte 1.000.000 FCA de moins|.",
  ],
  [
    { price: 20_000_000, promoPrice: 17_000_000, specs: {} },
    { price: 19_000_000, promoPrice: 18_000_000, specs: uses(6) },
    "Promos comprises, la Tucson coûte 1.000.000 FCA de moins|.",
  ],
  [
    { price: 20_000_000, specs: { ...uses(6.1), boot: 400 } },
    { price: 21_000_000, specs: { ...uses(6.2), boot: 448 } },
    "La Tucson coûte 1.000.000 FCA de moins| ; le Duster a 48 l de coffre en plus.",
  ],
  [
    { price: 20_000_000, specs: { ...uses(6.1), boot: 448 } },
    { price: 21_000_000, specs: { ...uses(6.2), boot: 400 } },
    "La Tucson coûte 1.000.000 FCA de moins|.",
  ],
  [{ price: 20, specs: uses(6) }, { price: 20, specs: uses(6) }, "Même prix| ; même consommation."],
  [{ price: 20, specs: uses(6) }, { price: 20, specs: uses(15, "kWh/100 km") }, "Même prix|."],
  [{ price: null, specs: uses(6) }, { price: 20, specs: uses(5) }, "Le Duster consomme 1 l/100 km de moins|."],
  [{ price: null, specs: {} }, { price: 20, specs: uses(5) }, null],
  [
    { price: 20_000_000, specs: { ...uses(7.9), boot: 522 } },
    { price: 21_000_000, specs: { ...uses(7.6), boot: 539 } },
    "La Tucson coûte 1.000.000 FCA de moins|.",
  ],
])("of %j and %j is « %s »", (first, second, said) => expect(verdict(first, second)).toBe(said));

// rule: guide/compare-verdict
test("each car is for whom attaches importance to what it has better, and to nothing else", () => {
  expect(
    choices(
      { price: 20_000_000, specs: { ...uses(8), warranty: "5 ans" } },
      { price: 21_500_000, specs: { ...uses(6.8), warranty: "3 ans" } },
    ),
  ).toEqual([
    "Plutôt la Tucson si le prix et la garantie comptent d’abord.",
    "Plutôt le Duster si la consommation compte d’abord.",
  ]);
  expect(choices({ price: 20_000_000, specs: uses(7) }, { price: 20_100_000, specs: uses(7.1) })).toEqual([]);
});
