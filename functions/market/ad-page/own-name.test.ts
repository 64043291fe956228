import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { CONDITIONS, PAPERS, valuesOf } from "../../../src/contract/market/lists";
import { type BilledAd, missingPapers, ownNameOf } from "./own-name";

const TODAY = "2026-11-25";
const TUCSON: BilledAd = {
  price: 10_000_000,
  condition: "venant",
  papers: "dedouane_non_mute",
  body_type: "suv",
  energy: "essence",
  fiscal_power: 9,
  year: 2018,
  month: null,
  inspection_until: null,
};
const bill = (more: Partial<BilledAd> = {}) => ownNameOf({ ...TUCSON, ...more }, countryParameters, TODAY);
const amounts = (more: Partial<BilledAd> = {}) =>
  Object.fromEntries((bill(more)?.lines ?? []).map(({ label, amount }) => [label, amount]));

// rule: market/in-own-name
describe("a used car in its buyer’s name", () => {
  test("costs, to the franc, its price, the transfer, papers, plates and a year of insurance", () => {
    expect(amounts()).toEqual({
      "Prix de la voiture": 10_000_000,
      "Droit d’enregistrement": 300_000,
      "Carte grise": 7_500,
      Plaques: 14_160,
      "Assurance au tiers, un an": 51_078,
    });
    expect(bill()?.total).toBe(10_372_738);
  });

  test("needs an inspection in place of plates once it was registered here, unless it has a valid one", () => {
    const here = { condition: "occasion_locale", papers: "dedouane_mute" } as const;
    expect(amounts(here)).toMatchObject({ "Visite technique": 9_500 });
    expect(amounts(here)).not.toHaveProperty("Plaques");
    expect(amounts({ ...here, inspection_until: TODAY })).not.toHaveProperty("Visite technique");
    expect(amounts({ ...here, inspection_until: "2026-11-24" })).toHaveProperty("Visite technique");
  });

  test.each(["sous_douane", "passavant", "plaque_etrangere"] as const)(
    "owes its duties while its papers are « %s »",
    (papers) => {
      expect(amounts({ papers, price: 6_000_000 })).toMatchObject({ "Droits et taxes de douane": 2_937_804 });
      expect(amounts({ papers, price: 6_000_000, body_type: "pick-up" })).toMatchObject({
        "Droits et taxes de douane": 2_208_564,
      });
    },
  );

  test("is counted as a dealer’s car where it is new and its duties are paid", () =>
    expect(amounts({ condition: "neuf_0km" })).toEqual({
      "Prix de la voiture": 10_000_000,
      "Carte grise": 7_500,
      Plaques: 14_160,
      "Assurance au tiers, un an": 51_078,
    }));

  test("says that a car is too old to be cleared, and that a foreign plate stays for a time", () => {
    const notes = (more: Partial<BilledAd>) => bill(more)?.notes.join(" ") ?? "";
    expect(notes({ papers: "sous_douane", year: 2010 })).toContain(
      "Trop ancienne pour être dédouanée\u00a0: la limite est de 10 ans",
    );
    expect(notes({ papers: "sous_douane", year: 2020 })).not.toContain("Trop ancienne");
    expect(notes({ papers: "dedouane_non_mute", year: 2010 })).not.toContain("Trop ancienne");
    expect(notes({ papers: "plaque_etrangere" })).toContain("temps limité");
    expect(notes({})).toContain("acte de vente");
  });

  test("says of each line that is not the price how sure its figure is", () => {
    const [, ...others] = bill({ papers: "sous_douane" })?.lines ?? [];
    for (const { label, certainty, explanation } of others) expect([label, certainty, explanation]).not.toContain(null);
    expect(others.find(({ label }) => label.startsWith("Assurance"))?.certainty).toBe("estimation, à confirmer");
  });

  test.each([
    ["essence", /^minimum du barème de l’essence, avant taxes/],
    ["diesel", /^au moins le minimum du barème de l’essence, le seul connu, avant taxes/],
    ["electrique", /^minimum du barème de l’essence, le seul connu, avant taxes/],
  ] as const)("says of which cars the scale of its insurance is, where it is not its own: %s", (energy, words) => {
    for (const condition of ["venant", "neuf_0km"] as const)
      expect(bill({ energy, condition })?.lines.at(-1)?.explanation).toMatch(words);
  });

  test("is not told of a wreck, nor while a figure of the country is unknown", () => {
    expect(bill({ condition: "accidente" })).toBeNull();
    const lacking = countryParameters.map((one) => (one.key === "immat_plaques" ? { ...one, value: null } : one));
    expect(ownNameOf(TUCSON, lacking, TODAY)).toBeNull();
  });

  test("adds up, whatever the car is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500_000, max: 999_999_999 }),
        fc.constantFrom(...valuesOf(CONDITIONS)),
        fc.constantFrom(...valuesOf(PAPERS)),
        fc.option(fc.integer({ min: 3, max: 40 })),
        (price, condition, papers, fiscal_power) => {
          const found = bill({ price, condition, papers, fiscal_power });
          if (condition === "accidente") {
            expect(found).toBeNull();
            return;
          }
          expect(found?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(found?.total);
          expect(found?.total).toBeGreaterThan(price);
          expect(found?.lines.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
        },
      ),
    );
  });
});

// rule: market/papers
test("a missing paper says what it costs and how long it takes, by the country’s figures alone", () => {
  expect(missingPapers(TUCSON, countryParameters)).toMatchObject({
    carte_grise: expect.stringMatching(
      /^Mutation\u00a0: 3\u00a0% du prix, puis 7\.500\u00a0FCA\u00a0; 3 à 7\u00a0jours\u00a0ouvrés\.$/,
    ),
    cmc: expect.stringContaining("49\u00a0%"),
    assurance: expect.stringContaining("51.078"),
  });
  expect(missingPapers({ ...TUCSON, body_type: "pick-up" }, countryParameters)["cmc"]).toContain("37\u00a0%");
  expect(missingPapers(TUCSON, [])).toEqual({ acte_de_vente: expect.any(String), quittances: expect.any(String) });
});
