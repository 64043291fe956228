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
/** Values shown on the page, by label. */
const shownFacts = () =>
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
describe("« Adaptée au Sénégal ? » of a model", () => {
  it("shows the scores of all versions as ranges, with a link to the formula", () => {
    show([HILUX, { ...HILUX, fourWheelDrive: false, groundClearance: 195 }]);
    expect(shownFacts()).toEqual({
      Ville: "4,0/10",
      Route: "6,0/10",
      Piste: "4,8 à 9,6/10",
      Hivernage: "4,2 à 8,6/10",
      "Garde au sol": "195 à 215 mm",
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
  ] as const)("describes rear air vents with status %j as %j", (statuses, words) => {
    show(statuses.map((rearAir) => ({ ...HILUX, rearAir })));
    expect(shownFacts()["Aération à l’arrière"]).toBe(words);
  });

  it("shows the consumption in town when a data sheet states it", () => {
    show([
      { ...HILUX, consumptionCity: 9.4 },
      { ...HILUX, consumptionCity: 8 },
      { ...HILUX, consumptionCity: 20, consumptionUnit: "kWh/100 km" },
    ]);
    expect(shownFacts()["Consommation en ville"]).toBe("8 à 9,4 l/100 km");
  });

  it("counts dealers that sell parts of the brand and links to them", () => {
    show([HILUX], ["vente", "pieces"], ["vente"], ["pieces"]);
    expect(screen.getByRole("link", { name: "2 points de vente" }).getAttribute("href")).toBe("#concessionnaires");
  });

  it("is not shown when nothing is known", () => {
    show([UNKNOWN], ["vente"]);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
