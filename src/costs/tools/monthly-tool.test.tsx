// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { MonthlyTool } from "./monthly-tool";

vi.mock("gatsby", () => ({ graphql: () => null }));
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

/** Opens the tool at an address. */
async function open(search: string, examples: readonly Queries.ExampleCarFragment[] = []): Promise<void> {
  history.replaceState(null, "", `/${search}`);
  await act(
    async () => void render(<MonthlyTool parameters={countryParameters} cars={{ examples, choose: vi.fn() }} />),
  );
}
const valueOf = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
const pageText = () => document.body.textContent?.replace(/\s/g, " ") ?? "";

// rule: costs/monthly-tool
test("an electric car starts with an example consumption in kWh", async () => {
  await open(`?energie=${encodeURIComponent("Électrique")}`);
  expect(valueOf(/Consommation, en kWh/)).toBe("15,6");
  expect(pageText()).toContain("23.850 FCA");
  fireEvent.change(screen.getByRole("combobox", { name: "Énergie" }), { target: { value: "Essence" } });
  expect(valueOf(/Consommation, en litres/)).toBe("5,6");
  expect(pageText()).toContain("51.520 FCA");
});

const TUCSON = {
  versionId: 1,
  price: 20_000_000,
  promoPrice: null,
  energy: "Essence",
  consumption: 8,
  fiscalPower: 11,
};
const modelOf = (version: typeof TUCSON) => ({
  name: "Tucson",
  brand: { name: "Hyundai" },
  cheapestId: 1,
  cover: null,
  versions: [version],
});

// rule: costs/monthly-tool
test("what the first model consumes is not counted in kWh for an electric car", async () => {
  await open("", [modelOf(TUCSON)]);
  expect(valueOf(/Consommation, en litres/)).toBe("8");
  fireEvent.change(screen.getByRole("combobox", { name: "Énergie" }), { target: { value: "Électrique" } });
  expect(valueOf(/Consommation, en kWh/)).toBe("15,6");
});

// rule: costs/tool-address
test("an energy of the first model that the tool does not offer is not counted under another name", async () => {
  await open("", [modelOf({ ...TUCSON, energy: "GPL" })]);
  expect(valueOf(/Prix de la voiture/)).toBe("20.000.000");
  expect((screen.getByRole("combobox", { name: "Énergie" }) as HTMLSelectElement).value).toBe("Essence");
  expect(pageText()).toContain("73.600 FCA");
});

// rule: costs/monthly-tool
test("a typed consumption is kept when the energy changes", async () => {
  await open("?conso=7,2");
  fireEvent.change(screen.getByRole("combobox", { name: "Énergie" }), { target: { value: "Électrique" } });
  expect(valueOf(/Consommation, en kWh/)).toBe("7,2");
});

test("an unknown energy in the address is ignored, and the fields match the result", async () => {
  await open("?energie=GPL&tranche=toutes");
  expect((screen.getByRole("combobox", { name: "Énergie" }) as HTMLSelectElement).value).toBe("Essence");
  expect(pageText()).toContain("51.520 FCA");
});

// rule: costs/five-years
test("the five-year cost states the loss of value and includes the reader’s own amounts", async () => {
  await open("");
  expect(pageText()).toMatch(/soit 7\.828\.279 FCA sur cinq ans, perte de valeur de 10 % par an comprise/);
  expect(pageText()).toContain("10 % par an, première année, un douzième");
  cleanup();
  await open("?ligne.entretien=10000");
  expect(pageText()).toContain("soit 8.428.279 FCA sur cinq ans");
});
