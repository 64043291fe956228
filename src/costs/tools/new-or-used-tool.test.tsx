// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { NewOrUsedTool } from "./new-or-used-tool";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

async function open(search = "", figures = countryParameters): Promise<void> {
  history.replaceState(null, "", `/${search}`);
  await act(async () => void render(<NewOrUsedTool parameters={figures} />));
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const status = () => screen.getByRole("status").textContent?.replace(/\s/g, " ") ?? "";

// rule: costs/new-or-used
test("two cars stand side by side, and the answer says which costs less, by how much, and what it leaves out", async () => {
  await open();
  expect(status()).toMatch(
    /^Sur cinq ans, (l’occasion|la neuve) coûte [\d.]+ FCA de moins, hors entretien et réparations/,
  );
  expect(screen.getAllByRole("table").map((table) => table.querySelector("caption")?.textContent)).toEqual([
    "La neuve, sur cinq ans",
    "L’occasion, sur cinq ans",
  ]);
});

test("the same car twice costs the same but for the transfer of the used one", async () => {
  await open();
  for (const [label, value] of [
    ["Prix demandé de l’occasion", "10.900.000"],
    ["Consommation de l’occasion, aux 100 km", "5,6"],
    ["Puissance fiscale de l’occasion, en CV", "6"],
  ] as const)
    type(label, value);
  // 3 % of the price, less three plates.
  expect(status()).toContain("la neuve coûte 312.840 FCA de moins");
});

// rule: costs/tool-address
test("the address keeps both cars and the corrections of each", async () => {
  await open();
  type("Prix demandé de l’occasion", "5.000.000");
  const [, used] = screen.getAllByRole("table");
  if (!used) throw new Error("no table");
  fireEvent.click(within(used).getByRole("button", { name: /Modifier.*Réparations/ }));
  const field = within(used).getByRole("textbox", { name: "Réparations, en francs" });
  fireEvent.change(field, { target: { value: "1.200.000" } });
  fireEvent.keyDown(field, { key: "Enter" });
  const address = location.search;
  expect(new URLSearchParams(address).get("ligne.occasion.reparations")).toBe("1200000");
  const shown = status();
  cleanup();
  await open(address);
  expect(status()).toBe(shown);
  expect(document.body.textContent).toContain("1.200.000");
});

test("waits for the country’s figures", async () => {
  await open(
    "",
    countryParameters.map((one) => (one.key === "credit_taux" ? { ...one, value: null } : one)),
  );
  expect(document.body.textContent).toBe("Ce calcul attend des chiffres que nous n’avons pas pour l’instant.");
});
