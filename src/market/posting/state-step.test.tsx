// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aState, aVehicle } from "../../../tests/support/ads";
import { fakeOwnAds } from "../../../tests/support/fake-own-ads";
import { Posting } from "./posting";

vi.mock("../../members/provider", () => ({ idToken: async () => "jeton" }));

const LIMITS = [
  { key: "import_age_max_voiture", label: "Âge maximal à l’importation, voiture", value: 9, effective: "2025-10-24" },
];

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  fakeOwnAds();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openState(year: string, state: Parameters<typeof aState>[0]): Promise<void> {
  const answers = { vehicle: aVehicle({ year }), state: aState(state) };
  localStorage.setItem(
    "annonce-brouillon",
    JSON.stringify({ version: 1, key: crypto.randomUUID(), ad: null, screen: "state", answers, unsent: [] }),
  );
  render(
    <Posting
      id={null}
      Photos={() => null}
      Preview={() => null}
      guideCars={async () => []}
      usedBrands={[]}
      importLimits={LIMITS}
    />,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Reprendre votre brouillon" }));
  await screen.findByRole("heading", { name: "État et papiers" });
}
const statusText = () => screen.getByRole("status").textContent;

// rule: market/import-warning
test("an imported car over the age limit gets a warning with the date of the rule, and its owner may continue", async () => {
  await openState("2012", { condition: "occasion_locale" });
  expect(statusText()).toBe("");
  fireEvent.click(screen.getByLabelText("Venant"));
  expect(statusText()).toMatch(
    /dépasse la limite d’âge\. Âge maximal à l’importation, voiture\s: 9\sans, règle du 24 octobre 2025, à vérifier auprès de la douane\./,
  );
  expect(
    within(screen.getByRole("status")).getByRole("link", { name: "Simulateur de dédouanement" }).getAttribute("href"),
  ).toBe("/guide-pratique/outils/simulateur-de-dedouanement");
  fireEvent.click(screen.getByRole("button", { name: "Continuer" }));
  await screen.findByRole("heading", { name: "Équipements" });
});

test("a car that was always in Senegal and a young imported car get no warning", async () => {
  await openState("2012", { condition: "occasion_locale", papers: "dedouane_mute" });
  expect(statusText()).toBe("");
  cleanup();
  await openState(String(new Date().getUTCFullYear() - 2), { condition: "venant" });
  expect(statusText()).toBe("");
});
