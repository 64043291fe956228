import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestOf, bestOfRow, warrantyRank } from "./best";
import { SPEC_ROWS, type SpecRow } from "../versions/spec-rows";

const figures = fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { minLength: 2, maxLength: 4 });

// rule: guide/compare-best
describe("the best values of a line", () => {
  it.each([
    ["lower", [5, 3, 4], [1]],
    ["higher", [5, 3, 4], [0]],
    ["higher", [5, 3, 5], [0, 2]],
    ["lower", [0, 120, null], [0]],
    ["lower", [3, 3], []],
    ["lower", [3, null], []],
    ["higher", [null, null], []],
  ] as const)("%s of %j: at %j", (better, values, places) => expect([...bestOf(values, better)]).toEqual(places));

  it("are not worse than any other, and are never all of the known ones", () => {
    fc.assert(
      fc.property(figures, fc.constantFrom("lower" as const, "higher" as const), (values, better) => {
        const best = bestOf(values, better);
        const known = values.filter((value) => value !== null);
        for (const place of best)
          for (const value of known)
            expect(better === "lower" ? (values[place] ?? NaN) <= value : (values[place] ?? NaN) >= value).toBe(true);
        expect(best.size === 0 || best.size < known.length).toBe(true);
      }),
    );
  });
});

// rule: guide/compare-best
describe("a warranty", () => {
  it("ranks by years, then by kilometres, unlimited being the highest", () => {
    const wordings = [
      "2 ans",
      "2 ans / 40 000 km",
      "3 ans",
      "3 ans / 100 000 km",
      "5 ans / 100 000 km",
      "5 ans / 150 000 km",
      "5 ans / kilométrage illimité",
      "6 ans / 150 000 km (batterie 8 ans)",
    ];
    const ranks = wordings.map((wording) => warrantyRank(wording) ?? NaN);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  it("without a number of years has no rank", () => expect(warrantyRank("Constructeur")).toBeNull());
});

// rule: guide/compare-best
describe("a line of the data sheet", () => {
  const row = (key: string, more: Partial<SpecRow> = {}): SpecRow => ({ label: key, key, ...more });
  const cars = (...specs: readonly Record<string, string | number>[]) => specs.map((values) => ({ specs: values }));

  it("has a best value wherever one value is better for any buyer, and in no other line", () => {
    const rows = SPEC_ROWS.flatMap((group) => group.rows);
    const labels = (better: SpecRow["better"]) => rows.flatMap((one) => (one.better === better ? one.label : []));
    expect(labels("lower")).toEqual(["0 à 100 km/h", "Consommation mixte", "En ville", "Sur route", "CO₂"]);
    expect(labels("higher")).toEqual([
      "Puissance",
      "Couple",
      "Autonomie annoncée",
      "Recharge en courant alternatif",
      "Recharge en courant continu",
      "Garde au sol",
      "Coffre",
      "Coffre, banquette rabattue",
      "Places",
      "Charge utile",
      "Remorquage freiné",
      "Garantie",
      "Révision tous les",
    ]);
    expect(labels(undefined)).toEqual(
      expect.arrayContaining(["Vitesse maximale", "Réservoir", "Poids à vide", "Longueur"]),
    );
  });

  it("has no best value when neither higher nor lower is better", () =>
    expect(bestOfRow(row("length"), cars({ length: 4 }, { length: 5 })).size).toBe(0));

  it("does not compare litres with kilowatt-hours", () => {
    const consumption = row("consumption", { unit: "consumptionUnit", better: "lower" });
    expect([...bestOfRow(consumption, cars({ consumption: 6 }, { consumption: 5 }))]).toEqual([1]);
    expect([
      ...bestOfRow(consumption, cars({ consumption: 6 }, { consumption: 5, consumptionUnit: "kWh/100 km" })),
    ]).toEqual([]);
    expect([
      ...bestOfRow(consumption, cars({ consumption: 6 }, { consumption: 5 }, { consumptionUnit: "kWh/100 km" })),
    ]).toEqual([1]);
  });

  it("compares warranties by their wording", () => {
    expect([
      ...bestOfRow(
        row("warranty", { better: "higher" }),
        cars({ warranty: "3 ans" }, { warranty: "5 ans / 100 000 km" }),
      ),
    ]).toEqual([1]);
  });
});
