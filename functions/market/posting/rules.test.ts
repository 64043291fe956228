import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AD_WARNINGS, type AdWarning } from "../../../src/contract/market/warnings";
import type { AdsAround, JudgedAd } from "./moderation-rules-store";
import type { SoldYears } from "../names/sold-years";
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
  gearbox: "automatique",
  energy: "essence",
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
  sameText: false,
  samePhone: 0,
  sameVin: false,
  samePhoto: false,
};
const AGES = { import_age_max_voiture: 10, import_age_max_lourd: 15 };
const ESTIMATE = 10_000_000;
const YEARS: SoldYears = [1996, null];
const seen = (
  ad: Partial<JudgedAd> = {},
  around: Partial<AdsAround> = {},
  estimate: number | null = ESTIMATE,
  years: SoldYears | null = YEARS,
) => warningsIn({ ...CAR, ...ad }, { ...AROUND, ...around }, { estimate, years, ages: AGES }, NOW);

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

  test("half a million is a price, a thousand kilometres a mileage", () => {
    expect(seen({ price: 500_000 }, {}, null)).toEqual([]);
    expect(seen({ price: 499_999 }, {}, null)).toEqual(["prix_en_milliers"]);
    expect(seen({ mileage: 1_000 })).toEqual([]);
  });

  test.each<[SoldYears | null, ...(readonly [year: number, isTold: boolean])[]]>([
    [
      [2004, 2012],
      [2002, true],
      [2003, false],
      [2014, false],
      [2015, true],
    ],
    [
      [2019, null],
      [2017, true],
      [2018, false],
      [2027, false],
    ],
    [null, [1998, false]],
  ])("an age at which a model made in %j was not sold", (years, ...cases) => {
    const local = { condition: "occasion_locale", mileage: 150_000 };
    for (const [year, isTold] of cases)
      expect(seen({ ...local, year }, {}, null, years), String(year)).toEqual(isTold ? ["annee_hors_modele"] : []);
  });

  test("a price in thousands, which is far off too", () =>
    expect(seen({ price: 10_500 })).toEqual(["prix_tres_bas", "prix_en_milliers"]));

  test.each<[string, Partial<JudgedAd>, Partial<AdsAround>, number | null]>([
    ["45 % of the estimate", { price: 4_500_000 }, {}, ESTIMATE],
    ["250 % of it", { price: 25_000_000 }, {}, ESTIMATE],
    ["any price where nothing is estimated", { price: 900_000_000 }, {}, null],
    ["a car of last year that has hardly been driven", { mileage: 40, year: 2025 }, {}, ESTIMATE],
    ["new, of last year", { condition: "neuf_0km", year: 2025 }, {}, ESTIMATE],
    ["the month in which the limit falls", { year: 2016, month: 11 }, {}, ESTIMATE],
    ["a wreck that costs little", { condition: "accidente", price: 900_000 }, {}, null],
    ["an old car that was always here", { year: 1998, condition: "occasion_locale" }, {}, ESTIMATE],
    ["one other seller with the same telephone", {}, { samePhone: 1 }, ESTIMATE],
  ])("not %s", (_, ad, around, estimate) => expect(seen(ad, around, estimate)).toEqual([]));

  test("is a code with a sentence, each once, whatever the ad is", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1950, max: 2100 }),
        fc.nat(),
        fc.nat(),
        fc.option(fc.integer({ min: 1, max: 1e9 })),
        (description, year, price, mileage, estimate) => {
          const codes = seen({ description, year, price, mileage }, {}, estimate);
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
  expect(warningsIn({ ...CAR, year: 1990 }, AROUND, { estimate: ESTIMATE, years: null, ages: {} }, NOW)).not.toContain(
    "import_trop_vieux",
  ));
