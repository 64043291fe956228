import { expect, test } from "vitest";
import { aComparedCar } from "../../../tests/support/compared-car";
import type { ComparedCar } from "../../contract/guide/comparison";
import { comparisonVerdict } from "./comparison-verdict";

const verdict = (first: Partial<ComparedCar>, second: Partial<ComparedCar>) =>
  comparisonVerdict([
    { car: aComparedCar({ promoPrice: null, ...first }), name: "la Tucson", gender: "FEMININE" },
    { car: aComparedCar({ promoPrice: null, ...second }), name: "le Duster", gender: "MASCULINE" },
  ])?.replaceAll("\u00a0", " ") ?? null;
const uses = (consumption: number, consumptionUnit = "l/100 km") => ({ consumption, consumptionUnit });

// rule: guide/compare-verdict
test.each([
  [
    { price: 20_000_000, specs: uses(8) },
    { price: 21_500_000, specs: uses(6.8) },
    "La Tucson est moins chère de 1.500.000 FCA ; le Duster consomme 1,2 l/100 km de moins.",
  ],
  [
    { price: 20_000_000, specs: uses(7) },
    { price: 18_000_000, specs: uses(6) },
    "Le Duster est moins cher de 2.000.000 FCA et consomme 1 l/100 km de moins.",
  ],
  [
    { price: 20_000_000, promoPrice: 17_000_000, specs: {} },
    { price: 18_000_000, specs: uses(6) },
    "La Tucson est moins chère de 1.000.000 FCA.",
  ],
  [{ price: 20, specs: uses(6) }, { price: 20, specs: uses(6) }, "Même prix ; même consommation."],
  [{ price: 20, specs: uses(6) }, { price: 20, specs: uses(15, "kWh/100 km") }, "Même prix."],
  [{ price: null, specs: uses(6) }, { price: 20, specs: uses(5) }, "Le Duster consomme 1 l/100 km de moins."],
  [{ price: null, specs: {} }, { price: 20, specs: uses(5) }, null],
])("of %j and %j is « %s »", (first, second, said) => expect(verdict(first, second)).toBe(said));
