// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { OnTheRoadTool } from "./on-the-road-tool";

vi.mock("gatsby", () => ({ graphql: () => null }));
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const STARLET = {
  name: "Starlet",
  brand: { name: "Toyota" },
  cheapestId: 2,
  cover: null,
  versions: [
    { versionId: 1, price: 13_000_000, promoPrice: null, energy: "Essence", consumption: 6, fiscalPower: 8 },
    { versionId: 2, price: 12_500_000, promoPrice: 12_000_000, energy: "Essence", consumption: 5.6, fiscalPower: 7 },
  ],
};

/** Opens the tool at an address. */
async function open(search: string, examples = [STARLET]): Promise<void> {
  history.replaceState(null, "", `/${search}`);
  await act(
    async () => void render(<OnTheRoadTool parameters={countryParameters} cars={{ examples, choose: vi.fn() }} />),
  );
}
const lines = () => screen.getAllByRole("rowheader").map((line) => line.firstChild?.textContent);
const pageText = () => document.body.textContent?.replace(/\s/g, " ") ?? "";

// rule: costs/on-the-road
test("a new car costs papers and a year of insurance, and the tool warns that registration may be extra", async () => {
  await open("", []);
  expect(lines()).toEqual(["Prix de la voiture", "Carte grise", "Plaques", "Assurance au tiers, un an", "Clé en main"]);
  expect(screen.getByRole("status").textContent).toContain("10.966.841");
  expect(pageText()).toContain("Estimation : 10.900.000 + 66.841 de frais");
  expect(pageText()).toContain("Demandez si l’enregistrement (2 %) et les frais de dossier y sont.");
});

test("a used car opened from an ad is calculated with the transfer duty", async () => {
  await open("?etat=occasion&prix=10.000.000&cv=9");
  expect(within(screen.getByRole("group", { name: "Voiture" })).getByRole("radio", { checked: true })).toBe(
    screen.getByRole("radio", { name: "Occasion" }),
  );
  expect(pageText()).toContain("Déjà plaquée au Sénégal.");
  expect((screen.getByRole("textbox", { name: "Prix demandé" }) as HTMLInputElement).value).toBe("10.000.000");
  expect(lines()).toEqual([
    "Prix de la voiture",
    "Droit d’enregistrement",
    "Carte grise",
    "Visite technique",
    "Assurance au tiers, un an",
    "À votre nom",
  ]);
  expect(screen.getByRole("status").textContent).toContain("10.368.078");
  expect(pageText()).not.toContain("concessionnaire comprend");
  expect(pageText()).toContain("si elle n’est plus valable ; tarif, relevé en 2018");
});

// rule: costs/in-own-name
test("a car just imported needs plates; one under customs owes its duties, and the tool points to their detail", async () => {
  await open("?etat=venant&prix=10.000.000&cv=9");
  expect(lines()).toContain("Plaques");
  expect(lines()).not.toContain("Droits et taxes de douane");
  cleanup();
  await open("?etat=douane&prix=6.000.000&cv=9");
  expect(lines()).toContain("Droits et taxes de douane");
  expect(pageText()).toContain("2.937.804");
  expect(screen.getByRole("link", { name: "Simulateur de dédouanement" }).getAttribute("href")).toBe(
    "/guide-pratique/outils/simulateur-de-dedouanement?valeur=6.000.000",
  );
  fireEvent.change(screen.getByRole("combobox", { name: "Véhicule" }), { target: { value: "utilitaire" } });
  expect(pageText()).toContain("2.208.564");
});

// rule: costs/insurance
test("the tool states for every car that the insurance scale is that of petrol", async () => {
  await open("");
  for (const state of ["Occasion", "Venant", "Sous douane", "Neuve"]) {
    fireEvent.click(screen.getByRole("radio", { name: state }));
    expect(pageText()).toContain("minimum du barème de l’essence");
    expect(pageText()).toContain("Le diesel et l’électrique peuvent payer autre chose.");
  }
});

// rule: costs/tool-address
test("Back from what a link to the same tool asked shows what was asked before", async () => {
  const asked = (step: string, search: string) =>
    act(async () => {
      history.replaceState(null, "", `/${search}`);
      dispatchEvent(new Event(step));
    });
  const price = () => (screen.getByRole("textbox", { name: "Prix demandé" }) as HTMLInputElement).value;
  await open("?etat=occasion&prix=10.000.000");
  await asked("app:page", "?etat=occasion&prix=4.000.000");
  expect(price()).toBe("4.000.000");
  await asked("popstate", "?etat=occasion&prix=10.000.000");
  expect(price()).toBe("10.000.000");
});

// rule: costs/tool-begins-with-car, costs/tool-address
test("the tool begins with the first model, and an address without it opens with the usual values", async () => {
  await open("");
  expect(screen.getByRole("link", { name: "Toyota Starlet" }).getAttribute("aria-current")).toBe("true");
  expect((screen.getByRole("textbox", { name: "Prix de la voiture" }) as HTMLInputElement).value).toBe("12.000.000");
  cleanup();
  await open("?cv=9");
  expect((screen.getByRole("textbox", { name: "Prix de la voiture" }) as HTMLInputElement).value).toBe("10.900.000");
});

// rule: costs/tool-begins-with-car
test("a model fills in the price that counts and the fiscal power of its cheapest version, and is marked while they stand", async () => {
  await open("?etat=occasion");
  const chip = screen.getByRole("link", { name: "Toyota Starlet" });
  expect(chip.getAttribute("href")).toBe("/guide-pratique/outils/prix-cle-en-main?etat=neuve&prix=12.000.000&cv=7");
  expect(chip.getAttribute("aria-current")).toBeNull();
  fireEvent.click(chip);
  expect(chip.getAttribute("aria-current")).toBe("true");
  const price = screen.getByRole("textbox", { name: "Prix de la voiture" }) as HTMLInputElement;
  expect(price.value).toBe("12.000.000");
  expect((screen.getByRole("textbox", { name: "CV fiscaux" }) as HTMLInputElement).value).toBe("7");
  expect(location.search).toBe("");
  fireEvent.change(price, { target: { value: "11.000.000" } });
  expect(chip.getAttribute("aria-current")).toBeNull();
});
