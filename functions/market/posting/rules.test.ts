import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AD_WARNINGS, type AdWarning } from "../../../src/contract/market/warnings";
import type { AdsAround, JudgedAd } from "./moderation-rules-store";
import { holdsForbidden, warningsIn } from "./rules";

const NOW = Date.parse("2026-11-22T10:00:00Z");
const CAR: JudgedAd = {
  id: "0123456789ab",
  seller_uid: "awa",
  brand_name: "Hyundai",
  model_key: "hyundai-tucson",
  model_name: "Tucson",
  version: "2.0 GDi",
  year: 2018,
  month: null,
  body_type: "suv",
  condition: "venant",
  papers: "dedouane_mute",
  mileage: 84_000,
  accidents: null,
  vin: null,
  description: "Tucson très propre, clim glaciale, pneus neufs, visite à Dakar tous les jours.",
  price: 10_500_000,
  read_price: null,
  town: "Yoff",
  district: null,
  seller_name: "Awa Diop",
  phone: "+221338000001",
  call_hours: "9 h – 20 h",
};
const AROUND: AdsAround = {
  prices: Array.from({ length: 9 }, () => 10_000_000),
  sameText: false,
  samePhone: 0,
  sameVin: false,
  samePhoto: false,
};
const AGES = { import_age_max_voiture: 10, import_age_max_lourd: 15 };
const seen = (ad: Partial<JudgedAd> = {}, around: Partial<AdsAround> = {}) =>
  warningsIn({ ...CAR, ...ad }, { ...AROUND, ...around }, AGES, NOW);

describe("an ordinary ad", () => {
  test("has no warnings", () => expect(seen()).toEqual([]));
});

// rule: market/automatic-rules
describe("a warning", () => {
  test.each<[AdWarning, Partial<JudgedAd>, Partial<AdsAround>]>([
    ["prix_tres_bas", { price: 4_499_999 }, {}],
    ["prix_tres_haut", { price: 25_000_001 }, {}],
    ["kilometrage_impossible", { mileage: 999 }, {}],
    ["kilometrage_impossible", { mileage: 500_001 }, {}],
    ["neuf_trop_vieux", { condition: "neuf_0km", year: 2024 }, {}],
    ["mots_interdits", { description: "Envoyez un Acompte, la voiture vous attend au parking de Yoff." }, {}],
    ["coordonnees", { description: "Appelez le 77 123 45 67, la voiture est visible à Yoff." }, {}],
    ["coordonnees", { seller_name: "77 123 45 67" }, {}],
    ["texte_en_double", {}, { sameText: true }],
    ["telephone_partage", {}, { samePhone: 2 }],
    ["chassis_en_double", {}, { sameVin: true }],
    ["photo_en_double", {}, { samePhoto: true }],
    ["import_trop_vieux", { year: 2016, month: 10 }, {}],
    ["import_trop_vieux", { year: 2015, condition: "occasion_locale", papers: "passavant" }, {}],
    ["import_trop_vieux", { year: 2010, body_type: "minibus" }, {}],
  ])("%s", (code, ad, around) => expect(seen(ad, around)).toEqual([code]));

  test("a median is the middle of what others ask, in whatever order they are, and between the two middles of an even number", () => {
    const others = [30, 1, 9, 10, 11, 2, 12, 29].map((millions) => millions * 1_000_000); // 10.5 in the middle
    expect(seen({ price: 4_725_000 }, { prices: others })).toEqual([]);
    expect(seen({ price: 4_724_999 }, { prices: others })).toEqual(["prix_tres_bas"]);
    const odd = [...others, 13_000_000]; // 11
    expect(seen({ price: 4_950_000 }, { prices: odd })).toEqual([]);
    expect(seen({ price: 4_949_999 }, { prices: odd })).toEqual(["prix_tres_bas"]);
  });

  test("half a million is a price, a thousand kilometres a mileage", () => {
    expect(seen({ price: 500_000 }, { prices: [] })).toEqual([]);
    expect(seen({ price: 499_999 }, { prices: [] })).toEqual(["prix_en_milliers"]);
    expect(seen({ mileage: 1_000 })).toEqual([]);
  });

  test("a price in thousands, which is far off too", () =>
    expect(seen({ price: 10_500 })).toEqual(["prix_tres_bas", "prix_en_milliers"]));

  test.each<[string, Partial<JudgedAd>, Partial<AdsAround>]>([
    ["45 % of the median", { price: 4_500_000 }, {}],
    ["250 % of it", { price: 25_000_000 }, {}],
    ["any price beside seven others", { price: 900_000_000 }, { prices: AROUND.prices.slice(0, 7) }],
    ["a car of last year that has hardly been driven", { mileage: 40, year: 2025 }, {}],
    ["new, of last year", { condition: "neuf_0km", year: 2025 }, {}],
    ["the month in which the limit falls", { year: 2016, month: 11 }, {}],
    [
      "a wreck that costs little, with which nothing compares",
      { condition: "accidente", price: 900_000 },
      { prices: [] },
    ],
    ["an old car that was always here", { year: 1998, condition: "occasion_locale" }, {}],
    ["one other seller with the same telephone", {}, { samePhone: 1 }],
  ])("not %s", (_, ad, around) => expect(seen(ad, around)).toEqual([]));

  test("is a code with a sentence, each once, whatever the ad is", () => {
    const prices = fc.array(fc.integer({ min: 1, max: 1e9 }), { maxLength: 30 });
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1950, max: 2100 }),
        fc.nat(),
        fc.nat(),
        prices,
        (description, year, price, mileage, others) => {
          const codes = seen({ description, year, price, mileage }, { prices: others });
          expect(new Set(codes).size).toBe(codes.length);
          expect(codes.filter((code) => !AD_WARNINGS[code])).toEqual([]);
        },
      ),
    );
  });
});

describe("the words of who wants money before the visit", () => {
  test.each([
    "un ACOMPTE de 100 000",
    "Western  Union",
    "frais de dossier",
    "Moneygram.",
    "par RIA",
    "une avance",
    "l’avance",
  ])("%s", (text) => expect(holdsForbidden(text)).toBe(true));
  test.each([
    "carrosserie",
    "Toyota Avanza",
    "aide à la conduite avancée",
    "compte rendu de visite",
    "western",
    "Maria",
    "mandataire",
    "",
  ])("not %s", (text) => expect(holdsForbidden(text)).toBe(false));

  test("stand wherever they stand in a text", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (before, after) => void expect(holdsForbidden(`${before} Frais de dossier, ${after}`)).toBe(true),
      ),
    );
  });
});

test("where nobody has said how old a car may be imported, none is too old", () =>
  expect(warningsIn({ ...CAR, year: 1990 }, AROUND, {}, NOW)).not.toContain("import_trop_vieux"));
