// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInDialogs } from "../../../tests/support/dialogs";
import type { BudgetAnswer } from "../../contract/market/budget";
import { popupAtom } from "../../shared/popups/popups-state";
import { chooseWithin } from "./choose-within";

let asked: string[] = [];
let answer: () => Response;
const costs = (name: string, price: number) => ({ name, price, total: price + 900_000, monthly: 200_000 });
const answered: BudgetAnswer = {
  credit: "20\u00a0% d’apport, 48 mois à 9\u00a0%",
  fresh: [
    { ...costs("Kia Picanto 1.0", 7_900_000), energy: "Essence", consumption: 5.1, fiscalPower: 6 },
    { ...costs("Suzuki Alto", 6_500_000), energy: "Essence", consumption: 4.6, fiscalPower: 5 },
  ],
  used: [
    { ...costs("Toyota RAV4 2012", 7_000_000), model: "toyota-rav4", km: 140_000, isPlated: false, energy: "Diesel" },
    { ...costs("Nissan Leaf 2017", 6_800_000), model: "nissan-leaf", km: 90_000, isPlated: true, energy: "Électrique" },
  ],
  least: { fresh: 7_400_000, used: 2_100_000 },
};
beforeEach(() => {
  asked = [];
  answer = () => Response.json(answered);
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return answer();
  });
  standInDialogs();
});
afterEach(() => {
  cleanup();
  getDefaultStore().set(popupAtom, null);
  vi.unstubAllGlobals();
});

async function opened(): Promise<unknown[]> {
  const chosen: unknown[] = [];
  chooseWithin(document.createElement("button"), (pair) => chosen.push(pair));
  await expect.poll(() => getDefaultStore().get(popupAtom)).not.toBeNull();
  render(getDefaultStore().get(popupAtom) ?? <p />);
  return chosen;
}
function search(amount: string, label = "Montant"): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: amount } });
  fireEvent.click(screen.getByRole("button", { name: "Voir les voitures" }));
}

// rule: costs/budget
test("a budget proposes cars with what they cost in the buyer's name, and the chosen two are compared", async () => {
  const chosen = await opened();
  search("9 millions");
  fireEvent.click(await screen.findByRole("radio", { name: /^Suzuki Alto\s*7\.400\.000\sFCA$/ }));
  expect(asked).toEqual(["/api/ads/budget?montant=9000000"]);
  expect(screen.getByRole("group", { name: "Neuves, jusqu’à 9.000.000\u00a0FCA" })).toBeDefined();
  expect(
    screen.getByRole<HTMLInputElement>("radio", { name: /^Toyota RAV4 2012.*vers 140\.000\skm, 7\.900\.000/ }).checked,
  ).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Comparer les deux" }));
  expect(chosen).toEqual([
    {
      fresh: {
        name: "Suzuki Alto",
        price: 6_500_000,
        energy: "Essence",
        consumption: 4.6,
        fiscalPower: 5,
        used: null,
      },
      used: {
        name: "Toyota RAV4 2012",
        price: 7_000_000,
        energy: "Diesel",
        consumption: null,
        fiscalPower: null,
        used: { occasion_modele: "toyota-rav4", occasion_etat: "venant" },
      },
    },
  ]);
  expect(getDefaultStore().get(popupAtom)).toBeNull();
});

// rule: costs/budget
test("a month's payment is asked for as such; litres are not claimed of an electric car", async () => {
  const chosen = await opened();
  fireEvent.click(screen.getByRole("radio", { name: "Par mois, à crédit" }));
  search("200.000", "Montant par mois");
  fireEvent.click(await screen.findByRole("radio", { name: /^Nissan Leaf 2017.*200\.000\sFCA par mois$/ }));
  expect(asked).toEqual(["/api/ads/budget?montant=200000&par=mois"]);
  expect(screen.getByText(/^Mensualité avec 20\s% d’apport, 48 mois à 9\s%/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Comparer les deux" }));
  expect(chosen).toMatchObject([{ used: { name: "Nissan Leaf 2017", energy: null } }]);
});

// rule: costs/budget
test("a budget for which nothing is sold says what the cheapest costs; one that is no amount, or no answer, is told", async () => {
  const chosen = await opened();
  answer = () => Response.json({ ...answered, fresh: [] });
  search("2,5 M");
  await screen.findByText(/^Aucune neuve à ce prix : la moins chère coûte 7\.400\.000\sFCA, rendue à votre nom\.$/);
  fireEvent.click(screen.getByRole("button", { name: "Choisir cette voiture" }));
  expect(chosen).toMatchObject([{ fresh: null, used: { name: "Toyota RAV4 2012" } }]);
  for (const typed of ["", "0", "beaucoup", "1.000.000.000"]) {
    search(typed);
    expect(screen.getByLabelText("Montant").getAttribute("aria-invalid")).toBe("true");
  }
  expect(asked).toHaveLength(1);
  answer = () => Response.json({ code: "not_ready", message: "Ce service n’est pas encore ouvert." }, { status: 503 });
  search("3 M");
  await screen.findByText(/n’est pas encore ouvert|Pas de réponse/);
});
