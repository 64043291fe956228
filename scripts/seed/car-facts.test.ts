import { describe, expect, test } from "vitest";
import { isUnpaid } from "../../src/costs/rules/duties";
import { type DemoAd, demoAds } from "./ads";
import { DEMO_MODELS } from "./models";

const NOW = Date.UTC(2026, 10, 22);
type Row = DemoAd["row"];
/** Those with a fault are wrong on purpose. */
const cars = [...demoAds(4_000, NOW)].filter(({ row }) => row["warnings"] === "[]").map(({ row }) => row);

/** What no car can be. */
const IMPOSSIBLE: Readonly<Record<string, (car: Row) => boolean>> = {
  "driven here, and not through customs": (car) => car["condition"] === "occasion_locale" && isUnpaid(papersOf(car)),
  "never registered here, and in its seller’s name": (car) =>
    isOneOf(car["condition"], "venant", "neuf_0km") && car["papers"] === "dedouane_mute",
  "not fit to drive or never driven, and on a passavant or a foreign plate": (car) =>
    isOneOf(car["condition"], "accidente", "neuf_0km") && isOneOf(car["papers"], "passavant", "plaque_etrangere"),
  "just imported, and from Senegal": (car) => car["condition"] !== "occasion_locale" && car["origin"] === "senegal",
  "new, and with a past": (car) =>
    car["condition"] === "neuf_0km" &&
    (Number(car["mileage"]) > 500 ||
      car["year"] !== 2026 ||
      car["month"] !== null ||
      car["service_book"] === 1 ||
      car["first_hand"] === 0),
  "used, and without mileage": (car) => car["condition"] !== "neuf_0km" && Number(car["mileage"]) < 1_000,
  "used, and not of its model’s years": (car) =>
    car["condition"] !== "neuf_0km" &&
    !DEMO_MODELS.some(
      ({ brand, model, years: [from, to] }) =>
        brand === car["brand_name"] &&
        model === car["model_name"] &&
        Number(car["year"]) >= from &&
        Number(car["year"]) <= to,
    ),
  "of a first hand, and with several owners or used abroad": (car) =>
    car["first_hand"] === 1 && car["condition"] !== "neuf_0km" && (car["owners"] !== 1 || car["origin"] !== "senegal"),
  "of one owner, and not of a first hand": (car) => car["owners"] === 1 && car["first_hand"] === 0,
  "with owners or an inspection here, and never driven here": (car) =>
    car["condition"] !== "occasion_locale" &&
    [car["owners"], car["inspection_until"], car["insurance_until"]].some((value) => value !== null),
  "hybrid or electric, and manual": (car) =>
    isOneOf(car["energy"], "hybride", "electrique") && car["gearbox"] === "manuelle",
  "damaged, and not said so": (car) => (car["condition"] === "accidente") !== (car["accidents"] !== null),
  "its description says « papiers en règle », its papers do not": (car) =>
    says(car, /papiers en règle/i) && car["papers"] !== "dedouane_mute",
  "its description speaks of a cooled car, its equipment does not": (car) =>
    says(car, /clim|fraîche dedans/i) && car["air_conditioning"] === 0,
  "its description haggles, its price is fixed": (car) =>
    says(car, /discutable|marchandeurs/i) && car["negotiable"] === 0,
  "its description is of an arrival, the car was driven here": (car) =>
    says(car, /débarquée|Venue de loin|Arrivée cette semaine|descendre du bateau/) &&
    car["condition"] === "occasion_locale",
  "its description is of years here, the car has just come": (car) =>
    says(car, /Touba|Mon fils|lavée le dimanche|Voiture de bureau/) && car["condition"] !== "occasion_locale",
};
const isOneOf = (value: unknown, ...of: readonly string[]) => of.some((one) => one === value);
const papersOf = (car: Row) => ({ papers: String(car["papers"]) });
const says = (car: Row, words: RegExp) => words.test(String(car["description"]));

describe("no ad of the demonstration contradicts itself", () => {
  // rule: market/demonstration
  test.each(Object.entries(IMPOSSIBLE))("none is %s", (_, isImpossible) => {
    expect(cars.length).toBeGreaterThan(3_800);
    expect(cars.filter(isImpossible).map(({ id }) => id)).toEqual([]);
  });

  // rule: market/demonstration
  test("what is new is of a model that is still made", () => {
    const fresh = cars
      .filter(({ condition }) => condition === "neuf_0km")
      .map((car) => `${car["brand_name"]} ${car["model_name"]}`);
    expect(fresh.length).toBeGreaterThan(10);
    for (const ended of ["Ford Fusion", "Kia Optima", "Chevrolet Cruze", "Mitsubishi Lancer"])
      expect(fresh).not.toContain(ended);
  });

  test("each kind of papers is there", () => expect(new Set(cars.map(({ papers }) => papers)).size).toBe(5));
});
