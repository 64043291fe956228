import { describe, expect, it } from "vitest";
import { type FactsVersion, modelFacts } from "./model-facts";

const version = (fields: Partial<FactsVersion> = {}): FactsVersion => ({
  energy: "Essence",
  power: null,
  fiscalPower: null,
  automatic: null,
  consumption: null,
  consumptionUnit: "l/100 km",
  boot: null,
  groundClearance: null,
  seats: null,
  warranty: null,
  ...fields,
});
const valueOf = (label: string, ...versions: readonly Partial<FactsVersion>[]) =>
  modelFacts(versions.map(version)).find((fact) => fact.label === label)?.value;

// rule: guide/model-facts
describe("a model's figures over its versions", () => {
  it("are shown as a range", () => {
    expect(valueOf("Consommation", { consumption: 7.9 }, { consumption: 5.6 }, {})).toBe(
      "5,6\u00a0à\u00a07,9 l/100\u00a0km",
    );
  });

  it("are one figure when all versions agree", () =>
    expect(valueOf("Coffre", { boot: 314 }, { boot: 314 })).toBe("314\u00a0l"));

  it("are left out when no version gives them", () => {
    expect(modelFacts([version(), version()]).map(({ label }) => label)).toEqual(["Énergie"]);
    expect(valueOf("Puissance", { fiscalPower: 10 }, {})).toBe("10\u00a0CV");
  });

  it("name each energy once", () => expect(valueOf("Énergie", {}, { energy: "Diesel" }, {})).toBe("Essence, Diesel"));

  it("never mix litres with kilowatt-hours", () => {
    expect(valueOf("Consommation", { consumption: 5.6 }, { consumption: 15.6, consumptionUnit: "kWh/100 km" })).toBe(
      "5,6\u00a0l/100\u00a0km",
    );
  });

  it("include each fiscal power once, in order", () => {
    expect(
      valueOf(
        "Puissance",
        { power: 150, fiscalPower: 10 },
        { power: 105, fiscalPower: 8 },
        { power: 105, fiscalPower: 8 },
      ),
    ).toBe("105\u00a0à\u00a0150\u00a0ch (8\u00a0à\u00a010\u00a0CV)");
  });

  it("list the known gearboxes", () => {
    expect(valueOf("Boîte", { automatic: false }, { automatic: null }, { automatic: true })).toBe(
      "Manuelle, Automatique",
    );
  });
});
