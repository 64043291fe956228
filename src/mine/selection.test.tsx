// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { comparedAtom } from "../guide/compare/compared-state";
import { sampleAd } from "../market/cards/sample-ads";
import { KEPT_ADS } from "../shared/stored/choice-keys";
import { Selection } from "./selection";

vi.mock("gatsby", () => ({ graphql: () => null }));

/** A catalogue without cars: kept ads do not depend on it. */
const NO_CARS = {
  brands: { id: [], slug: [], name: [] },
  bodyTypes: [],
  energies: [],
  pictures: [],
  models: {
    id: [],
    slug: [],
    name: [],
    brand: [],
    bodyTypes: [],
    status: [],
    score: [],
    reviews: [],
    launched: [],
    picture: [],
  },
  versions: {
    id: [],
    slug: [],
    name: [],
    model: [],
    price: [],
    promo: [],
    energy: [],
    automatic: [],
    fourWheelDrive: [],
    seats: [],
    power: [],
    fiscal: [],
    litres: [],
    clearance: [],
    boot: [],
    equipment: [],
    inStock: [],
  },
  batteries: { version: [], range: [], battery: [], fastCharge: [] },
};

beforeEach(() => {
  const { id, slug, title, price } = sampleAd();
  localStorage.setItem(KEPT_ADS, JSON.stringify([{ id, slug, title, price }]));
  getDefaultStore().set(comparedAtom, []);
  vi.stubGlobal("fetch", async () => Response.json(NO_CARS));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

// rule: mine/selection
test("a kept ad links to its page, shows its price at the time and can be removed", async () => {
  render(<Selection index="/static/cars.json" />);
  expect((await screen.findByRole("link", { name: "Hyundai Tucson 2017" })).getAttribute("href")).toBe(
    "/marche-doccasion/annonce/000000000001-hyundai-tucson-2017",
  );
  screen.getByRole("heading", { name: "Annonces d’occasion (1)" });
  screen.getByText(/^9\.500\.000\sFCA quand vous l’avez gardée$/);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: /^Garder/ })));
  expect([screen.queryByText(/quand vous l’avez gardée/), localStorage.getItem(KEPT_ADS)]).toEqual([null, "[]"]);
});
