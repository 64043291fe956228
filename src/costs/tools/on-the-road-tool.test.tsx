// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { OnTheRoadTool } from "./on-the-road-tool";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

/** Opens the tool at an address. */
async function open(search: string): Promise<void> {
  history.replaceState(null, "", `/${search}`);
  await act(async () => void render(<OnTheRoadTool parameters={countryParameters} />));
}
const lines = () => screen.getAllByRole("rowheader").map((line) => line.firstChild?.textContent);
const pageText = () => document.body.textContent?.replace(/\s/g, " ") ?? "";

// rule: costs/on-the-road
test("a new car costs papers and a year of insurance, and the tool warns that registration may be extra", async () => {
  await open("");
  expect(lines()).toEqual(["Prix public", "Carte grise", "Plaques", "Assurance au tiers, un an", "Clé en main"]);
  expect(screen.getByRole("status").textContent).toContain("10.966.841");
  expect(pageText()).toContain("Demandez si l’enregistrement (2 %) et les frais de dossier y sont.");
});

test("a used car opened from an ad is calculated with the transfer duty", async () => {
  await open("?etat=occasion&prix=10.000.000&cv=9");
  expect((screen.getByRole("combobox", { name: "Voiture" }) as HTMLSelectElement).value).toBe("occasion");
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
  for (const state of ["neuve", "occasion", "venant", "douane"]) {
    fireEvent.change(screen.getByRole("combobox", { name: "Voiture" }), { target: { value: state } });
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
