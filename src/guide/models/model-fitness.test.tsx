// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ModelFitness } from "./model-fitness";

vi.mock("gatsby", () => ({ graphql: () => null }));

type Version = Queries.ModelFitnessFragment;
const UNKNOWN: Version = {
  groundClearance: null,
  length: null,
  power: null,
  weight: null,
  fourWheelDrive: null,
  consumptionCity: null,
  consumptionUnit: "l/100 km",
  rearAir: null,
};
const HILUX: Version = {
  ...UNKNOWN,
  groundClearance: 215,
  length: 5_325,
  power: 150,
  weight: 2_000,
  fourWheelDrive: true,
};
const show = (versions: readonly Version[], ...services: readonly (readonly string[])[]) =>
  render(<ModelFitness versions={versions} dealers={services.map((list) => ({ services: list }))} />);
/** Label → value, as read. */
const said = () =>
  Object.fromEntries(
    screen
      .getAllByRole("term")
      .map((term) => [
        term.textContent,
        term.parentElement?.querySelector("dd")?.textContent?.replaceAll("\u00a0", " "),
      ]),
  );

afterEach(cleanup);

// rule: guide/model-fitness
describe("« Adaptée au Sénégal ? », of a model", () => {
  it("marks all its versions, from the least fit to the best, by a formula that it leads to", () => {
    show([HILUX, { ...HILUX, fourWheelDrive: false, groundClearance: 195 }]);
    expect(said()).toEqual({
      Ville: "4,0/10",
      Route: "6,0/10",
      Piste: "4,8 à 9,6/10",
      Hivernage: "4,2 à 8,6/10",
      "Garde au sol": "195 – 215 mm",
    });
    expect(screen.getByRole("link", { name: "notre formule" }).getAttribute("href")).toBe(
      "/guide-pratique/outils/adaptee-au-senegal",
    );
  });

  it.each([
    [["STANDARD", "STANDARD"], "de série"],
    [["STANDARD", "UNAVAILABLE", null], "de série sur 1 des 2 versions"],
    [["OPTION", "UNAVAILABLE"], "en option sur 1 des 2 versions"],
    [["UNAVAILABLE"], "non"],
    [[null], undefined],
  ] as const)("says of the air for the rear seats, %j: %j", (statuses, words) => {
    show(statuses.map((rearAir) => ({ ...HILUX, rearAir })));
    expect(said()["Aération à l’arrière"]).toBe(words);
  });

  it("says what it burns in town where a data sheet does", () => {
    show([
      { ...HILUX, consumptionCity: 9.4 },
      { ...HILUX, consumptionCity: 8 },
      { ...HILUX, consumptionCity: 20, consumptionUnit: "kWh/100 km" },
    ]);
    expect(said()["Consommation en ville"]).toBe("8 – 9,4 l/100 km");
  });

  it("counts who sells parts of its brand, and leads there", () => {
    show([HILUX], ["vente", "pieces"], ["vente"], ["pieces"]);
    expect(screen.getByRole("link", { name: "2 points de vente" }).getAttribute("href")).toBe("#concessionnaires");
  });

  it("is not there where nothing is known", () => {
    show([UNKNOWN], ["vente"]);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
