import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDigit, mileageDoubt, readVin, thousandsOffered, vinDoubt } from "./form-doubts";

const SIGNS = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];
const vins = fc.array(fc.constantFrom(...SIGNS), { minLength: 17, maxLength: 17 }).map((signs) => signs.join(""));

describe("a price typed in thousands", () => {
  // rule: market/posting-price
  test("is offered multiplied by a thousand, only between 300 and 99,999", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        (price) => void expect(thousandsOffered(price)).toBe(price >= 300 && price <= 99_999 ? price * 1_000 : null),
      ),
    );
    expect([thousandsOffered(299), thousandsOffered(300), thousandsOffered(99_999), thousandsOffered(100_000)]).toEqual(
      [null, 300_000, 99_999_000, null],
    );
  });
});

// rule: market/typing-doubts
describe("a mileage", () => {
  test.each<[number, number, string | null]>([
    [999, 2017, "Êtes-vous sûr ? Moins de 1.000 km pour une voiture de 2017."],
    [1_000, 2017, null],
    [12, 2025, null],
    [12, 2026, null],
    [500_000, 2005, null],
    [500_001, 2005, "Êtes-vous sûr ? 500.001 km, très peu de voitures vont si loin."],
  ])("of %i km, car of %i", (mileage, made, doubt) => expect(mileageDoubt(mileage, made, 2026)).toBe(doubt));
});

// rule: market/typing-doubts
describe("a chassis number", () => {
  test.each(["1HGCM82633A004352", "1M8GDM9AXKP042788", "11111111111111111", "3VWFE21C04M000001"])(
    "%s, of North America, is valid",
    (vin) => expect(vinDoubt(vin)).toBeNull(),
  );

  test("of North America raises a question whenever one digit is wrong", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(..."12345"),
        vins,
        fc.integer({ min: 9, max: 16 }),
        fc.integer({ min: 1, max: 9 }),
        (first, rest, place, more) => {
          const bare = first + rest.slice(1, place) + "3" + rest.slice(place + 1);
          const vin = bare.slice(0, 8) + checkDigit(bare) + bare.slice(9);
          if (place === 9 || vin[place] !== "3") return; // the check digit replaced the digit that was to change
          const mistyped = vin.slice(0, place) + String((3 + more) % 10) + vin.slice(place + 1);
          expect([vinDoubt(vin), vinDoubt(mistyped) === null]).toEqual([null, false]);
        },
      ),
    );
  });

  test("of other regions raises no question, because it has no check digit", () =>
    void fc.assert(fc.property(vins, (vin) => void (/^[1-5]/.test(vin) || expect(vinDoubt(vin)).toBeNull()))));

  test("is read in lower case and with spaces; I, O, Q and other lengths are refused", () => {
    fc.assert(
      fc.property(vins, (vin) => void expect(readVin(` ${vin.slice(0, 9).toLowerCase()} ${vin.slice(9)} `)).toBe(vin)),
    );
    fc.assert(
      fc.property(
        vins,
        fc.constantFrom("I", "O", "Q", "", "AA"),
        fc.nat(16),
        (vin, sign, place) => void expect(readVin(vin.slice(0, place) + sign + vin.slice(place + 1))).toBeNull(),
      ),
    );
  });
});
