// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { MonthlyTool } from "./monthly-tool";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

/** The tool as an address opens it. */
async function open(search: string): Promise<void> {
  history.replaceState(null, "", `/${search}`);
  await act(async () => void render(<MonthlyTool parameters={countryParameters} />));
}
const valueOf = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
const said = () => document.body.textContent?.replace(/\s/g, " ") ?? "";

// rule: costs/monthly-tool
test("an electric car begins with what such a car consumes, not with litres", async () => {
  await open(`?energie=${encodeURIComponent("Électrique")}`);
  expect(valueOf(/Consommation, en kWh/)).toBe("15,6");
  expect(said()).toContain("23.850 FCA");
  fireEvent.change(screen.getByRole("combobox", { name: "Énergie" }), { target: { value: "Essence" } });
  expect(valueOf(/Consommation, en litres/)).toBe("5,6");
  expect(said()).toContain("51.520 FCA");
});

// rule: costs/monthly-tool
test("what a reader types stays, whatever the energy", async () => {
  await open("?conso=7,2");
  fireEvent.change(screen.getByRole("combobox", { name: "Énergie" }), { target: { value: "Électrique" } });
  expect(valueOf(/Consommation, en kWh/)).toBe("7,2");
});

test("an energy that the tool does not know is dropped: what is shown is what is computed", async () => {
  await open("?energie=GPL&tranche=toutes");
  expect((screen.getByRole("combobox", { name: "Énergie" }) as HTMLSelectElement).value).toBe("Essence");
  expect(said()).toContain("51.520 FCA");
});

// rule: costs/five-years
test("says which loss of value it counts, and counts a reader’s own amounts over five years too", async () => {
  await open("");
  expect(said()).toMatch(/soit 7\.828\.279 FCA sur cinq ans, perte de valeur de 10 % par an comprise/);
  expect(said()).toContain("10 % par an, première année, un douzième");
  cleanup();
  await open("?ligne.entretien=10000");
  expect(said()).toContain("soit 8.428.279 FCA sur cinq ans");
});
