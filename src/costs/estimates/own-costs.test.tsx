// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { formatPrice } from "../../shared/figures/price";
import { aboutPrice } from "../rules/about";
import { CAR_COST_KEYS, carCosts, costBases, valuesOf } from "../rules/car-costs";
import { ratesOf } from "../rules/parameters";
import { CostBases } from "./cost-bases";
import { OwnCosts } from "./own-costs";

vi.mock("gatsby", () => ({ graphql: () => null }));

afterEach(cleanup);

const RATES = ratesOf(countryParameters, CAR_COST_KEYS);
const HILUX = { price: 27_500_000, promoPrice: null, energy: "Diesel", consumption: 7.9, fiscalPower: 9 };
/** The assumptions shown under an amount. */
const basisOf = (name: string) =>
  screen.getByRole("link", { name }).closest("li")?.querySelector("small")?.textContent?.replace(/\s/g, " ");

// rule: costs/stated-bases
test("a version’s page states what its cost estimates include, the assumed loss of value and what they exclude", () => {
  if (!RATES) throw new Error("the country has no figures");
  render(
    <OwnCosts
      version={HILUX}
      costs={{ amounts: carCosts(RATES, HILUX), values: valuesOf(RATES, HILUX.price), bases: costBases(RATES) }}
      model="toyota/hilux"
    />,
  );
  expect(basisOf("Usage par mois, la première année")).toBe(
    "1.000 km par mois, perte de valeur de 10 % par an comprise, hors crédit, entretien et pneus",
  );
  expect(basisOf("Sur cinq ans")).toBe("Usage et perte de valeur de 10 % par an, hors crédit, entretien et pneus");
  expect(basisOf("Prix clé en main")).toBe(
    "Avec carte grise, plaques et un an d’assurance au tiers (barème de l’essence)",
  );
});

// rule: costs/stated-bases
test("a comparison states the same assumptions", () => {
  const { container } = render(<CostBases rates={RATES} />);
  expect(container.textContent?.replace(/\s/g, " ")).toContain(
    "coût d’usage sur 5 ans : usage et perte de valeur de 10 % par an, hors crédit, entretien et pneus, 1.000 km par mois.",
  );
});

// rule: costs/rounded-estimates
test("what a loss of value is part of is rounded and says so, and a bill of known prices is not", () => {
  if (!RATES) throw new Error("the country has no figures");
  const costs = { amounts: carCosts(RATES, HILUX), values: valuesOf(RATES, HILUX.price), bases: costBases(RATES) };
  render(<OwnCosts version={HILUX} costs={costs} model="toyota/hilux" />);
  const amountOf = (name: string) =>
    screen.getByRole("link", { name }).closest("li")?.querySelector("strong")?.textContent;
  expect(amountOf("Prix clé en main")).toBe(formatPrice(costs.amounts.onTheRoad));
  expect(amountOf("Usage par mois, la première année")).toBe(aboutPrice(costs.amounts.driving ?? 0));
  expect(amountOf("Sur cinq ans")).toMatch(/^≈\s\d+\.\d00\.000\sFCA$/);
});

// rule: costs/new-or-used
test("a version leads to the same car three years old, with its own figures filled in", () => {
  if (!RATES) throw new Error("the country has no figures");
  const costs = { amounts: carCosts(RATES, HILUX), values: valuesOf(RATES, HILUX.price), bases: costBases(RATES) };
  render(<OwnCosts version={HILUX} costs={costs} model="toyota/hilux" />);
  const address = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: /^La même à 3\sans, d’occasion$/ }).href);
  expect(address.pathname).toBe("/guide-pratique/outils/neuf-ou-occasion");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    neuve_prix: "27.500.000",
    neuve_energie: "Diesel",
    neuve_conso: "7,9",
    neuve_cv: "9",
    meme: "toyota/hilux",
  });
});

// rule: costs/value-lost
test("what it is worth after each year stands beside its bar, and where that comes from", () => {
  if (!RATES) throw new Error("the country has no figures");
  const costs = {
    amounts: carCosts(RATES, HILUX),
    values: valuesOf(RATES, HILUX.price),
    bases: costBases(RATES),
  };
  render(<OwnCosts version={HILUX} costs={costs} model="toyota/hilux" />);
  const place = screen.getByRole("figure");
  expect(
    within(place)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent?.replace(/\s/g, " ")),
  ).toEqual([
    "Neuve27.500.000 FCA",
    "1 an≈ 24.800.000 FCA",
    "2 ans≈ 22.300.000 FCA",
    "3 ans≈ 20.000.000 FCA",
    "4 ans≈ 18.000.000 FCA",
    "5 ans≈ 16.200.000 FCA",
  ]);
  expect([...place.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))).toEqual([
    "100%",
    "90%",
    "81%",
    "73%",
    "66%",
    "59%",
  ]);
  expect(place.textContent).toMatch(/Perte de valeur de 10\s% par an/);
});
