// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, expect, test } from "vitest";
import { comparedAtom } from "./compared-state";
import { Tray } from "./tray";

afterEach(cleanup);

// rule: guide/compare-tray
test.each([
  [1, "Ajouter une 2e voiture", "/comparateur?v=1"],
  [2, "Comparer 2", "/comparateur?v=1,2"],
])("with %i chosen, the bar says how many, offers « %s », and names what is chosen", (howMany, offer, address) => {
  const chosen = [
    { id: 1, name: "Hyundai Tucson GL" },
    { id: 2, name: "Mazda CX-5 Active" },
  ].slice(0, howMany);
  getDefaultStore().set(comparedAtom, chosen);
  render(<Tray onKeep={() => {}} />);
  expect(screen.getByText(`${howMany} sur 4`)).toBeDefined();
  expect(screen.getByRole("link", { name: offer }).getAttribute("href")).toBe(address);
  const [places, free] = [screen.getAllByRole("listitem"), screen.getAllByRole("listitem", { hidden: true })];
  expect(places.map(({ textContent }) => textContent)).toEqual(chosen.map(({ name }) => name));
  expect(free.slice(howMany).map(({ textContent }) => textContent)).toEqual(
    ["2e voiture", "3e voiture", "4e voiture"].slice(howMany - 1),
  );
});
