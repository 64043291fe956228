import { describe, expect, it } from "vitest";
import { aComparedCar as car } from "../../../tests/support/compared-car";
import { comparisonGroups, shownGroups } from "./comparison-rows";
import type { ShownCar } from "./shown-car";

const item = (label: string, status: "STANDARD" | "OPTION" | "UNAVAILABLE", price: number | null = null) => ({
  group: "Confort",
  label,
  status,
  price,
});
const cars = [
  car({
    specs: { power: 115, seats: 5 },
    costs: { onTheRoad: 14_101_000, monthlyPayment: 276_810, fiveYears: 9_000_000 },
    ownerScore: 4.2,
    reviewCount: 3,
    equipment: [item("Climatisation", "STANDARD"), item("Toit ouvrant", "OPTION", 500_000)],
  }),
  car({
    id: 2,
    promoPrice: 12_000_000,
    costs: { onTheRoad: 12_101_000, monthlyPayment: 237_266, fiveYears: null },
    specs: { power: 107, seats: 5 },
    equipment: [item("Climatisation", "STANDARD"), item("Toit ouvrant", "UNAVAILABLE")],
  }),
];
const groups = comparisonGroups(cars, "20 % d’apport, 48 mois à 13 %");
const row = (label: string) => groups.flatMap(({ rows }) => rows).find((line) => line.label === label);
const labels = (view: Parameters<typeof shownGroups>[1]) =>
  shownGroups(groups, view).flatMap(({ rows }) => rows.map(({ label }) => label));
const ALL = { differences: false, best: true, filled: false };

// rule: guide/compare-rows
describe("the lines of a comparison", () => {
  it("begin with the current costs and the owners' score", () => {
    expect(groups[0]?.rows[0]).toEqual({
      label: "Prix",
      unit: "FCA",
      texts: ["14.000.000", "12.000.000"],
      before: [null, "14.000.000"],
      best: new Set([1]),
    });
    expect(row("Prix clé en main")).toEqual({
      label: "Prix clé en main",
      unit: "FCA",
      texts: ["14.101.000", "12.101.000"],
      best: new Set([1]),
    });
    expect(row("Coût d’usage sur 5 ans")).toEqual({
      label: "Coût d’usage sur 5 ans",
      unit: "FCA",
      note: "perte de valeur comprise",
      texts: ["≈\u00a09.000.000", "—"],
      best: new Set(),
    });
    expect(row("Mensualité")?.note).toBe("20 % d’apport, 48 mois à 13 %");
    expect(row("Note des propriétaires")?.texts).toEqual(["4,2 (3 avis, trop peu pour comparer)", "—"]);
  });

  // rule: guide/compare-best, costs/rounded-estimates
  it("mark no cost as the best that is shown as the same", () => {
    const costs = { onTheRoad: 20_087_337, monthlyPayment: 400_000 };
    const [first] = comparisonGroups([
      car({ costs: { ...costs, fiveYears: 13_555_414 } }),
      car({ id: 2, costs: { ...costs, fiveYears: 13_610_000 } }),
    ]);
    expect(first?.rows.find(({ label }) => label === "Coût d’usage sur 5 ans")).toMatchObject({
      texts: ["≈\u00a013.600.000", "≈\u00a013.600.000"],
      best: new Set(),
    });
  });

  // rule: guide/compare-best
  it("ignore scores from fewer than five owners when marking the best one", () => {
    const score = (...rated: readonly (readonly [score: number, reviews: number])[]) =>
      comparisonGroups(
        rated.map(([ownerScore, reviewCount], id) => car({ id, ownerScore, reviewCount })),
      )[0]?.rows.find(({ label }) => label === "Note des propriétaires");
    expect(score([5, 1], [4.1, 12])).toEqual({
      label: "Note des propriétaires",
      unit: "sur 5",
      texts: ["5,0 (1 avis, trop peu pour comparer)", "4,1 (12 avis)"],
      best: new Set(),
    });
    expect(score([5, 4], [4.1, 12], [4.3, 5])?.best).toEqual(new Set([2]));
  });

  it("have their unit in the label and mark the best figure", () =>
    expect(row("Puissance")).toEqual({
      label: "Puissance",
      unit: "ch",
      texts: ["115", "107"],
      best: new Set([0]),
    }));

  it("keep litres and kilowatt-hours beside the figures that they belong to", () => {
    const consumption = (units: readonly string[]) =>
      comparisonGroups(
        units.map((consumptionUnit, id) => car({ id, specs: { consumption: 6.5 + id, consumptionUnit } })),
      )
        .flatMap(({ rows }) => rows)
        .find(({ label }) => label === "Consommation mixte");
    expect(consumption(["l/100 km", "l/100 km"])).toMatchObject({ unit: "l/100 km", texts: ["6,5", "7,5"] });
    expect(consumption(["l/100 km", "kWh/100 km"])).toMatchObject({
      unit: null,
      texts: ["6,5\u00a0l/100\u00a0km", "7,5\u00a0kWh/100\u00a0km"],
    });
  });

  it("begin with what differs, in each group and among the groups", () => {
    const titles = groups.slice(1).map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(["Moteur", "Équipement : Confort"]);
    expect(groups.find(({ title }) => title === "Équipement : Confort")?.rows.map(({ label }) => label)).toEqual([
      "Toit ouvrant",
      "Climatisation",
    ]);
    expect(titles.indexOf("Dimensions et volumes")).toBeGreaterThan(1);
  });

  it("state whether equipment is standard, optional or unavailable", () => {
    expect(row("Toit ouvrant")?.texts).toEqual(["Option, 500.000\u00a0FCA", "Non disponible"]);
    expect(
      comparisonGroups([...cars, car({ id: 3 })])
        .flatMap(({ rows }) => rows)
        .find(({ label }) => label === "Climatisation")?.texts,
    ).toEqual(["Série", "Série", "—"]);
  });

  it("leave out the battery when no car has one", () => {
    const titles = (all: readonly ShownCar[]) => comparisonGroups(all).map(({ title }) => title);
    expect(titles(cars)).not.toContain("Batterie et recharge");
    expect(titles([...cars, car({ specs: { battery: 60 } })])).toContain("Batterie et recharge");
  });

  // rule: guide/compare-used
  it("compare what an ad is asked first, once a car is used; a new one has its own words", () => {
    const title = "Neuve ou d’occasion";
    expect(groups.map((group) => group.title)).not.toContain(title);
    const used: ShownCar = {
      ...car(),
      id: "0q3mx7pz81vk",
      costs: { onTheRoad: 6_900_000, monthlyPayment: null, fiveYears: null },
      used: {
        year: "mars 2014",
        mileage: "128.000 km",
        condition: "Venant",
        papers: "Sous douane",
        estimate: null,
        place: "Ngor, Dakar",
        closed: null,
      },
    };
    const compared = comparisonGroups([...cars.slice(0, 1), used]);
    expect(compared[1]?.rows.map(({ label, texts }) => [label, ...texts])).toEqual([
      ["Année", "Neuve", "mars 2014"],
      ["Kilométrage", "0\u00a0km", "128.000 km"],
      ["État", "Neuve", "Venant"],
      ["Papiers", "Première immatriculation", "Sous douane"],
      ["Prix et cote", "Prix public", "—"],
      ["Où la voir", "Chez un concessionnaire", "Ngor, Dakar"],
    ]);
    expect(compared[0]?.rows.slice(1, 4).map(({ texts }) => texts[1])).toEqual(["6.900.000", "—", "—"]);
  });

  it("can be reduced to those that differ, or to those that are not empty", () => {
    expect(labels(ALL)).toEqual(expect.arrayContaining(["Places", "Couple"]));
    const money = ["Prix", "Prix clé en main", "Mensualité", "Coût d’usage sur 5 ans", "Note des propriétaires"];
    expect(labels({ ...ALL, differences: true })).toEqual([...money, "Puissance", "Toit ouvrant"]);
    expect(labels({ ...ALL, filled: true })).toEqual([
      ...money,
      "Puissance",
      "Toit ouvrant",
      "Climatisation",
      "Places",
    ]);
  });
});
