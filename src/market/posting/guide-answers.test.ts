import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { vehicleStep } from "../../contract/market/form";
import { aCarOfTheGuide } from "../../../tests/support/guide-cars";
import { aVehicle } from "../../../tests/support/ads";
import { cars } from "../../guide/search/engine/fixture-cars";
import {
  answersOfCar,
  GUIDE_FIELDS,
  guideSentence,
  isOfTheGuide,
  NO_GUIDE_ANSWERS,
  sharedAnswers,
} from "./guide-answers";
import { rules } from "./posting-rules";

describe("answers of one version of the guide", () => {
  test("the form receives the version’s data as its own values", () => {
    expect(
      answersOfCar(aCarOfTheGuide({ name: "1.5 BVM5 XLi", model: { bodyTypes: ["Berline 5 portes", "Citadine"] } })),
    ).toEqual({
      version: "1.5 BVM5 XLi",
      body_type: "berline-5-portes",
      seats: "5",
      doors: "5",
      energy: "essence",
      gearbox: "manuelle",
      drive: "4x2",
      fiscal_power: "8",
    });
  });

  test.each([
    ["Électrique", "electrique"],
    ["Hybride rechargeable", "hybride-rechargeable"],
    ["Hybride léger", ""],
    ["", ""],
  ])("« %s » is the energy « %s »", (energy, value) => {
    expect(answersOfCar(aCarOfTheGuide({ energy })).energy).toBe(value);
  });

  test("a field that the guide does not know is left empty", () => {
    const unknown = aCarOfTheGuide({
      automatic: null,
      fourWheelDrive: null,
      seats: null,
      fiscalPower: null,
      model: { bodyTypes: [] },
    });
    expect(answersOfCar(unknown)).toEqual({ ...NO_GUIDE_ANSWERS, version: "1.5 GLi", energy: "essence" });
  });

  test("the form accepts the answers of any version of the guide", () => {
    fc.assert(
      fc.property(cars, (some) => {
        for (const car of some) {
          const { success, error } = vehicleStep(rules()).safeParse({
            ...aVehicle(),
            ...Object.fromEntries(Object.entries(answersOfCar(car)).filter(([, value]) => value !== "")),
          });
          expect([success, error?.issues]).toEqual([true, undefined]);
        }
      }),
    );
  });
});

describe("answers that all versions of a model share", () => {
  const versions = [aCarOfTheGuide(), aCarOfTheGuide({ name: "1.5 BVA", automatic: true, fiscalPower: 9 })];

  test("only the answers on which all versions agree are filled in", () => {
    expect(sharedAnswers(versions, false)).toEqual({
      ...NO_GUIDE_ANSWERS,
      body_type: "suv",
      seats: "5",
      energy: "essence",
      drive: "4x2",
    });
  });

  test("a car older than the versions on sale gets only what describes its body", () => {
    expect(sharedAnswers(versions, true)).toEqual({ ...NO_GUIDE_ANSWERS, body_type: "suv", seats: "5" });
  });

  test("a model without versions fills in nothing", () => expect(sharedAnswers([], false)).toEqual(NO_GUIDE_ANSWERS));
});

test.each([
  ["2026", true],
  ["2023", true],
  ["2022", false],
  ["1998", false],
  ["", null],
  ["20", null],
  ["202", null],
  ["l’an dernier", null],
])("a car of the year « %s » may be a version of today’s guide: %s", (year, is) => {
  expect(isOfTheGuide(year, 2026)).toBe(is);
});

test("a sentence names the answers that were filled in, and mentions the doors only with the body", () => {
  const answers = answersOfCar(aCarOfTheGuide({ model: { bodyTypes: ["Berline 5 portes"] } }));
  expect(guideSentence(answers, GUIDE_FIELDS)).toBe(
    "D’après notre guide : Berline 5 portes, 5 places, Essence, boîte manuelle, 4x2, 8 CV. Corrigez si votre voiture est différente.",
  );
  expect([guideSentence(answers, []), guideSentence(answers, ["version"])]).toEqual(["", ""]);
});
