import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryParameters as parameters } from "../../../tests/support/country-parameters";
import { inOwnName, type OwnedCar } from "./in-own-name";
import { OWED_KEYS, owedDuties } from "./owed-duties";
import { corrected, total } from "./lines";
import { type DrivenCar, energyOf100km, fiveYears, monthlyLines, RUNNING_KEYS, SLICES, valueAfter } from "./monthly";
import { onTheRoad, ON_THE_ROAD_KEYS } from "./on-the-road";
import { ratesOf } from "./parameters";

const rates = ratesOf(parameters, RUNNING_KEYS) ?? expect.fail("a figure is missing");
const [STARLET, HILUX, ATTO_3]: readonly DrivenCar[] = [
  { price: 10_900_000, energy: "Essence", consumption: 5.6, fiscalPower: 6 },
  { price: 27_500_000, energy: "Diesel", consumption: 7.9, fiscalPower: 9 },
  { price: 24_900_000, energy: "Électrique", consumption: 15.6, fiscalPower: null },
];
const DRIVING = { kilometresAMonth: 1_000, slice: SLICES[1] } as const;
const amountOf = (car: DrivenCar | undefined, key: string, kilometresAMonth = 1_000) =>
  car ? monthlyLines(rates, car, { ...DRIVING, kilometresAMonth }).find((line) => line.key === key)?.amount : undefined;

describe("the monthly cost", () => {
  // rule: costs/energy-of-100-km, costs/charging
  test("uses the price of the car’s own energy", () => {
    expect([STARLET, HILUX].map((car) => car && energyOf100km(rates, car, DRIVING.slice)?.cost)).toEqual([
      5_152, 5_372,
    ]);
    expect(SLICES.map((slice) => ATTO_3 && energyOf100km(rates, ATTO_3, slice)?.cost)).toEqual([1_433, 2_385, 3_286]);
    expect([STARLET, HILUX, ATTO_3].map((car) => amountOf(car, "energie"))).toEqual([51_520, 53_720, 23_850]);
  });

  // rule: costs/monthly-lines
  test("includes insurance by fiscal horsepower, the inspection and the value lost in the first year", () => {
    expect([STARLET, HILUX].map((car) => amountOf(car, "assurance"))).toEqual([3_765, 4_257]);
    expect(amountOf(STARLET, "visite")).toBe(792);
    expect(amountOf(STARLET, "decote")).toBe(90_833);
  });

  // rule: costs/named-figures
  test("states the label, the calculation and the source figures of each line", () => {
    const textsOf = (car: DrivenCar | undefined, slice: (typeof SLICES)[number]) =>
      car
        ? monthlyLines(rates, car, { ...DRIVING, slice }).map(({ label, formula, from }) => [label, formula, ...from])
        : [];
    expect(textsOf(STARLET, SLICES[1])).toEqual([
      ["Carburant", "1.000\u00a0km par mois", "carburant_super"],
      ["Assurance au tiers", "minimum du barème de l’essence, un douzième", "assurance_rc_3_6_cv"],
      ["Visite technique", "une par an, un douzième", "vt_total"],
      ["Entretien", "à saisir d’après vos factures"],
      ["Pneus", "à saisir d’après un devis"],
      ["Perte de valeur", "10\u00a0% par an, première année, un douzième", "entretien_decote"],
    ]);
    expect(textsOf(HILUX, SLICES[1])[1]).toEqual([
      "Assurance au tiers",
      "au moins le minimum du barème de l’essence, le seul connu, un douzième",
      "assurance_rc_7_10_cv",
    ]);
    expect(textsOf(ATTO_3, SLICES[1])[1]).toEqual([
      "Assurance au tiers",
      "minimum du barème de l’essence, le seul connu, tranche moyenne faute de puissance fiscale, un douzième",
      "assurance_rc_7_10_cv",
    ]);
    expect(textsOf(HILUX, SLICES[1])[0]).toEqual(["Carburant", "1.000\u00a0km par mois", "carburant_gasoil"]);
    expect(textsOf(ATTO_3, SLICES[1])[0]).toEqual([
      "Électricité",
      "1.000\u00a0km par mois",
      "electricite_tranche_2",
      "electricite_perte_recharge",
    ]);
    expect(textsOf(ATTO_3, SLICES[2])[0]).toEqual([
      "Électricité",
      "1.000\u00a0km par mois",
      "electricite_tranche_3",
      "electricite_perte_recharge",
      "electricite_tva",
    ]);
  });

  // rule: costs/whole-francs
  test("rounds to the nearest franc", () => {
    expect(valueAfter(10_000_007, 10, 1)).toBe(9_000_006);
    expect(valueAfter(10_000_001, 10, 1)).toBe(9_000_001);
    expect(amountOf(STARLET, "energie", 1_001)).toBe(51_572);
    expect(amountOf(STARLET && { ...STARLET, price: 10_900_080 }, "decote")).toBe(90_834);
  });

  // rule: costs/monthly-lines
  test("omits energy when the consumption is unknown, and counts servicing and tyres as 0 until the reader enters them", () => {
    expect(
      amountOf({ price: 1_000_000, energy: "Essence", consumption: null, fiscalPower: 5 }, "energie"),
    ).toBeUndefined();
    const lines = STARLET ? monthlyLines(rates, STARLET, DRIVING) : [];
    expect(lines.filter(({ key }) => key === "entretien" || key === "pneus").map(({ amount }) => amount)).toEqual([
      0, 0,
    ]);
    expect(total(corrected(lines, { entretien: 15_000 })) - total(lines)).toBe(15_000);
    expect(corrected(lines, { entretien: 15_000 }).find(({ key }) => key === "entretien")?.formula).toBe(
      "votre chiffre",
    );
  });

  test("never decreases with the distance driven, and every line names its source figures", () => {
    const cars = fc.record({
      price: fc.integer({ min: 1_000_000, max: 200_000_000 }),
      energy: fc.constantFrom("Essence", "Diesel", "Électrique", "Hybride"),
      consumption: fc.double({ min: 3, max: 25, noNaN: true }),
      fiscalPower: fc.option(fc.integer({ min: 3, max: 40 })),
    });
    fc.assert(
      fc.property(
        cars,
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        (car, kilometres, more) => {
          const [less, further] = [
            monthlyLines(rates, car, { ...DRIVING, kilometresAMonth: kilometres }),
            monthlyLines(rates, car, { ...DRIVING, kilometresAMonth: kilometres + more }),
          ];
          expect(total(further)).toBeGreaterThanOrEqual(total(less));
          expect(
            less.every(
              ({ amount, from }) => Number.isInteger(amount) && amount >= 0 && from.every((key) => key in rates),
            ),
          ).toBe(true);
        },
      ),
    );
  });
});

// rule: costs/five-years
describe("the cost of five years", () => {
  test("is the value lost plus 60 months of driving", () => {
    expect(valueAfter(10_000_000, 10, 5)).toBe(5_904_900);
    expect(STARLET && fiveYears(rates, STARLET, DRIVING)).toBe(
      10_900_000 - valueAfter(10_900_000, 10, 5) + 60 * (51_520 + 3_765 + 792),
    );
  });

  test("uses the reader’s own amounts in place of ours", () => {
    const five = (own: Readonly<Record<string, number>>) =>
      STARLET ? fiveYears(rates, STARLET, DRIVING, own) : Number.NaN;
    expect(five({ entretien: 15_000, pneus: 5_000 }) - five({})).toBe(60 * 20_000);
    expect(five({ decote: 0 })).toBe(60 * (51_520 + 3_765 + 792));
    expect(five({ decote: 10_000, energie: 0 })).toBe(60 * (10_000 + 3_765 + 792));
  });
});

// rule: costs/on-the-road
describe("the price on the road", () => {
  test("is the list price plus the papers and a year of insurance", () => {
    const known = ratesOf(parameters, ON_THE_ROAD_KEYS) ?? expect.fail("a figure is missing");
    const lines = onTheRoad(known, 10_900_000, 6);
    expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
      ["prix", 10_900_000],
      ["carte_grise", 7_500],
      ["plaques", 14_160],
      ["assurance", 45_181],
    ]);
    expect(total(lines)).toBe(10_966_841);
  });
});

// rule: costs/in-own-name
describe("registering a used car to its buyer", () => {
  const known = ratesOf(parameters, OWED_KEYS) ?? expect.fail("a figure is missing");
  const car = { price: 10_000_000, fiscalPower: 9, isPlated: true, isInspected: false, owed: null };
  const amounts = (more: Partial<OwnedCar>) =>
    inOwnName(known, { ...car, ...more }).map(({ key, amount }) => [key, amount]);

  test("costs the registration duty of used cars on the price, 300.000 F on 10 million", () => {
    expect(amounts({})).toEqual([
      ["prix", 10_000_000],
      ["enregistrement", 300_000],
      ["carte_grise", 7_500],
      ["visite", 9_500],
      ["assurance", 51_078],
    ]);
  });

  test("includes plates only for a car never registered in Senegal", () => {
    expect(amounts({ isPlated: false })).toEqual([
      ["prix", 10_000_000],
      ["enregistrement", 300_000],
      ["carte_grise", 7_500],
      ["plaques", 14_160],
      ["assurance", 51_078],
    ]);
  });

  test("needs no inspection while one is valid", () =>
    expect(amounts({ isInspected: true }).map(([key]) => key)).not.toContain("visite"));

  test("includes the duties that are still owed, 2.937.804 F on 6 million, less for a utility", () => {
    const owed = (isUtility: boolean) =>
      amounts({ price: 6_000_000, isPlated: false, owed: owedDuties(known, 6_000_000, isUtility) }).find(
        ([key]) => key === "douane",
      )?.[1];
    expect([owed(false), owed(true)]).toEqual([2_937_804, 2_208_564]);
  });

  test("names the source figure of each line", () => {
    expect(inOwnName(known, { ...car, fiscalPower: null }).map(({ formula, from }) => [formula, ...from])).toEqual([
      ["prix demandé par le vendeur"],
      ["3\u00a0% du prix de vente", "immat_enregistrement_occasion"],
      ["tarif", "immat_carte_grise"],
      ["si elle n’est plus valable\u00a0; tarif", "vt_total"],
      [
        "minimum du barème de l’essence, tranche moyenne faute de puissance fiscale, avant taxes",
        "assurance_rc_7_10_cv",
      ],
    ]);
  });
});
