import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aComparedCar } from "../../../tests/support/compared-car";
import type { ComparedCar } from "../../contract/guide/comparison";
import { comparisonSentence, strengthsOf } from "./comparison-sentence";

const car = (
  brand: string,
  model: string,
  price: number | null,
  specs: ComparedCar["specs"] = {},
  given: Partial<ComparedCar> = {},
) => aComparedCar({ brand, model, price, specs, ...given });
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const sentence = (...cars: readonly ComparedCar[]) => plain(comparisonSentence(cars));

// rule: guide/compare-sentence
describe("the sentence that compares two cars", () => {
  it("states the difference in price, then in figures", () => {
    expect(
      sentence(car("Hyundai", "Creta", 12_000_000, { power: 107 }), car("Kia", "Seltos", 14_000_000, { power: 115 })),
    ).toBe("Hyundai Creta : 2.000.000 FCA de moins ; Kia Seltos : 8 ch de plus.");
  });

  it("uses the current price and rounds differences to one decimal", () => {
    expect(
      sentence(
        car("Audi", "Q3", 30_000_000, { consumption: 6.3 }, { promoPrice: 20_000_000 }),
        car("Kia", "Seltos", 21_000_000, { consumption: 5.9 }),
      ),
    ).toBe("Audi Q3 : 1.000.000 FCA de moins ; Kia Seltos : 0,4 l/100 km de moins.");
  });

  it("says nothing of a difference under five percent, and of a price under two", () => {
    expect(
      sentence(
        car("Hyundai", "Tucson", 21_400_000, { consumption: 7.9, boot: 539, power: 156 }),
        car("Mazda", "CX-5", 21_700_000, { consumption: 7.6, boot: 522, power: 163 }),
      ),
    ).toMatch(/rien de connu ne les départage/);
  });

  it("has at most two points of each car, the weightiest first", () => {
    expect(
      sentence(
        car("Hyundai", "Tucson", 21_400_000, { power: 156, warranty: "5 ans / 100.000 km", consumption: 8 }),
        car("Mazda", "CX-5", 25_400_000, { power: 165, warranty: "3 ans / 100.000 km", consumption: 7.2, boot: 700 }),
      ),
    ).toBe(
      "Hyundai Tucson : 4.000.000 FCA de moins, 2 ans de garantie en plus ; Mazda CX-5 : 0,8 l/100 km de moins, 9 ch de plus.",
    );
  });

  it("names the versions when both belong to one model", () => {
    expect(sentence(car("Kia", "Seltos", 12), car("Kia", "Seltos", 14, {}, { name: "1.6" }))).toBe(
      "Kia Seltos 1.5 : 2 FCA de moins.",
    );
  });

  it("does not compare litres with kilowatt-hours, and omits unknown or equal values", () => {
    expect(
      sentence(
        car("Kia", "Seltos", null, { consumption: 6, boot: 400 }),
        car("BYD", "Atto 3", 14, { consumption: 15, consumptionUnit: "kWh/100 km", boot: 400 }),
      ),
    ).toMatch(/rien de connu ne les départage/);
  });
});

it("the sentence that compares more than two cars names the best one of each kind, and none in a tie", () => {
  const cars = [
    car("Kia", "Seltos", 14, { power: 115 }),
    car("Hyundai", "Creta", 12, { power: 115 }),
    car("Opel", "Mokka", 15, { power: 90, boot: 350 }),
  ];
  expect(sentence(...cars)).toBe("La moins chère : Hyundai Creta.");
});

// rule: guide/compare-strengths
describe("what each car has better", () => {
  const strengths = (...cars: readonly ComparedCar[]) => strengthsOf(cars).map((own) => own.map(plain));

  it("is said of two cars with the difference: price, years of use and warranty, then the figures that differ most", () => {
    expect(
      strengths(
        car(
          "Hyundai",
          "Tucson",
          21_400_000,
          { power: 156, consumption: 8, boot: 539, warranty: "5 ans / 100.000 km" },
          { costs: { onTheRoad: 21_487_337, monthlyPayment: 459_287, fiveYears: 13_555_414 } },
        ),
        car(
          "Mazda",
          "CX-5",
          25_400_000,
          { power: 165, consumption: 7.2, boot: 522, warranty: "3 ans / 100.000 km" },
          { costs: { onTheRoad: 25_487_337, monthlyPayment: 545_135, fiveYears: 14_751_854 } },
        ),
      ),
    ).toEqual([
      ["4.000.000 FCA de moins", "≈ 1.200.000 FCA d’usage en moins sur 5 ans", "2 ans de garantie en plus"],
      ["0,8 l/100 km de moins", "9 ch de plus"],
    ]);
  });

  it("counts kilometres of a warranty for nothing", () =>
    expect(
      strengths(
        car("Kia", "Rio", 10, { warranty: "5 ans / 100.000 km" }),
        car("Kia", "Rio", 10, { warranty: "5 ans / 150.000 km" }),
      ),
    ).toEqual([[], []]));

  it("is at most three points of each", () =>
    expect(
      strengths(
        car("Kia", "Seltos", 2, { power: 2, consumption: 1, boot: 2, warranty: "5 ans" }),
        car("Hyundai", "Creta", 4, { power: 1, consumption: 2, boot: 1, warranty: "3 ans" }),
      )[0],
    ).toHaveLength(3));

  it("is said of more cars of the best alone, and of none in a tie", () => {
    expect(
      strengths(
        car("Kia", "Seltos", 14, { power: 115 }),
        car("Hyundai", "Creta", 12, { power: 115 }),
        car("Opel", "Mokka", 15, { power: 90 }),
      ),
    ).toEqual([[], ["La moins chère"], []]);
  });
});

it("a comparison is always summed up in one sentence, whatever is known", () => {
  const any = fc
    .record({ price: fc.option(fc.nat()), power: fc.option(fc.nat(500)), boot: fc.option(fc.nat(900)) })
    .map(({ price, power, boot }) =>
      car("Kia", "Rio", price, { ...(power !== null && { power }), ...(boot !== null && { boot }) }),
    );
  fc.assert(
    fc.property(fc.array(any, { minLength: 2, maxLength: 4 }), (cars) => {
      expect(sentence(...cars)).toMatch(/^\p{Lu}[^—]+[^.]\.$/u);
    }),
  );
});
