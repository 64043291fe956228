import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { lacksSpecs, specGroups } from "./spec-groups";

vi.mock("gatsby", () => ({ graphql: () => null }));

type Version = Queries.SpecSheetFragment;

/** A version of which only the energy is known. */
const UNKNOWN: Version = {
  energy: "Essence",
  displacement: null,
  power: null,
  fiscalPower: null,
  torque: null,
  gearbox: null,
  gears: null,
  drivetrain: null,
  topSpeed: null,
  acceleration: null,
  consumption: null,
  consumptionCity: null,
  consumptionRoad: null,
  consumptionUnit: null,
  co2: null,
  tank: null,
  battery: null,
  range: null,
  chargeAc: null,
  chargeDc: null,
  length: null,
  width: null,
  height: null,
  wheelbase: null,
  groundClearance: null,
  boot: null,
  bootMax: null,
  seats: null,
  doors: null,
  weight: null,
  payload: null,
  towing: null,
  tyres: null,
  warranty: null,
  serviceEvery: null,
};
const TEXTS = ["gearbox", "drivetrain", "consumptionUnit", "tyres", "warranty"];
const facts = Object.keys(UNKNOWN).filter((name) => name !== "energy");

/** A version of which everything is known. */
const FULL: Version = {
  ...UNKNOWN,
  ...Object.fromEntries(facts.map((name) => [name, TEXTS.includes(name) ? "A" : 5])),
};

/** Arbitrary version, of which each fact may be unknown. */
const version: fc.Arbitrary<Version> = fc
  .tuple(
    fc.constantFrom("Essence", "Diesel", "Électrique"),
    fc.tuple(
      ...facts.map((name) =>
        fc.option<string | number>(
          TEXTS.includes(name) ? fc.stringMatching(/^[A-F]{1,10}$/) : fc.nat({ max: 200_000 }),
        ),
      ),
    ),
  )
  .map(([energy, values]) => ({
    ...UNKNOWN,
    energy,
    ...Object.fromEntries(facts.map((name, index) => [name, values[index]])),
  }));

const lines = (one: Version) => specGroups(one).map(({ title, rows }) => [title, ...rows.map(({ label }) => label)]);
const valueOf = (one: Version, label: string) =>
  specGroups(one)
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)?.value;
const BATTERY = "Batterie et recharge";

// rule: guide/data-sheet
describe("a version's data sheet", () => {
  it("has the known lines of all versions in one order, without groups of which nothing is known", () => {
    const order = lines(FULL).flat();
    fc.assert(
      fc.property(version, (one) => {
        const shown = lines(one).flat();
        expect(shown).toEqual(order.filter((line) => shown.includes(line)));
        for (const [title, ...rows] of lines(one)) expect(rows.length, title).toBeGreaterThan(0);
      }),
    );
    expect(lines(UNKNOWN)).toEqual([["Moteur", "Énergie"]]);
  });

  it("includes the battery's lines for a version with a battery alone", () => {
    expect(lines({ ...FULL, battery: null }).map(([title]) => title)).not.toContain(BATTERY);
    expect(lines(FULL).find(([title]) => title === BATTERY)).toHaveLength(5);
  });

  it("names no line twice", () => {
    const labels = lines(FULL).flatMap(([, ...rows]) => rows);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("has as many lines as facts are known, no dash, and says whether one is left out", () => {
    const battery = ["battery", "range", "chargeAc", "chargeDc"];
    fc.assert(
      fc.property(version, (one) => {
        const asked = [...facts, "energy"].filter(
          (name) => name !== "consumptionUnit" && (one.battery !== null || !battery.includes(name)),
        );
        const known = asked.filter((name) => one[name as keyof Version] !== null);
        const values = specGroups(one).flatMap(({ rows }) => rows.map(({ value }) => value));
        expect([values.length, values.includes("—"), lacksSpecs(one)]).toEqual([
          known.length,
          false,
          known.length < asked.length,
        ]);
      }),
    );
    expect([lacksSpecs(FULL), lacksSpecs({ ...FULL, battery: null }), lacksSpecs(UNKNOWN)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("never shows an empty value or a technical one such as null", () => {
    fc.assert(
      fc.property(version, (one) => {
        for (const { value } of specGroups(one).flatMap(({ rows }) => rows))
          expect(value).toMatch(/^(?!.*(?:null|undefined|NaN)).+$/);
      }),
    );
  });

  it.each([
    ["Consommation mixte", { consumption: 5.6 }, "5,6\u00a0l/100\u00a0km"],
    ["Consommation mixte", { consumption: 15.6, consumptionUnit: "kWh/100 km" }, "15,6\u00a0kWh/100\u00a0km"],
    ["Longueur", { length: 3990 }, "3.990\u00a0mm"],
    ["Autonomie annoncée", { battery: 60.5, range: 420 }, "420\u00a0km"],
    ["CO₂", { co2: 0 }, "0\u00a0g/km"],
    ["Places", { seats: 5 }, "5"],
    ["Révision tous les", { serviceEvery: 10_000 }, "10.000\u00a0km"],
  ])("shows « %s » of %j as %s", (label, given, shown) => expect(valueOf({ ...UNKNOWN, ...given }, label)).toBe(shown));
});
