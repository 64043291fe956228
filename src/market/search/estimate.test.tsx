// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AdMarket } from "../../contract/market/ad";
import { Estimate } from "./estimate";

const MODELS = [
  { value: "kia-rio", label: "Kia Rio", count: 3 },
  { value: "hyundai-tucson", label: "Hyundai Tucson", count: 30 },
];
const market: AdMarket = {
  count: 40,
  more: false,
  comparable: { n: 23, low: 8_900_000, median: 10_100_000, high: 11_500_000 },
  by_year: [],
  latest: [],
};
let asked: string[] = [];
async function estimated(answer: () => Response): Promise<string | null> {
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(answer());
  });
  render(<Estimate models={MODELS} />);
  fireEvent.change(screen.getByLabelText("Modèle"), { target: { value: "hyundai-tucson" } });
  expect(asked).toEqual([]);
  fireEvent.change(screen.getByLabelText("Année"), { target: { value: "2017" } });
  fireEvent.change(screen.getByLabelText("État"), { target: { value: "venant" } });
  fireEvent.click(screen.getByRole("button", { name: "Estimer" }));
  expect([asked, screen.getByRole("status").textContent]).toEqual([[], expect.stringContaining("Il manque")]);
  fireEvent.change(screen.getByLabelText("Kilométrage"), { target: { value: "84 500" } });
  fireEvent.click(screen.getByRole("button", { name: "Estimer" }));
  await act(() => new Promise((done) => setTimeout(done, 20)));
  return screen.getByRole("status").textContent;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// rule: market/estimate
test("the estimate says what comparable ads ask, and links to them", async () => {
  expect(await estimated(() => Response.json(market))).toBe(
    "Sur 23 annonces comparables, la moitié demande 8.900.000 – 11.500.000\u00a0FCA, médiane 10.100.000\u00a0FCA. Un prix demandé n’est pas encore un prix de vente.",
  );
  expect(asked).toEqual(["/api/ads/market?modele=hyundai-tucson&annee=2017&etat=venant&km=84500"]);
  expect(screen.getByRole("link", { name: "Voir ces annonces" }).getAttribute("href")).toBe(
    "/marche-doccasion/rechercher?modele=hyundai-tucson&etat_du_vehicule=venant&annee_min=2016&annee_max=2018&km_min=50700&km_max=118300",
  );
  expect(screen.getByRole("link", { name: "vendre ma voiture" }).getAttribute("href")).toBe("/poster-une-annonce");
  expect([...screen.getByLabelText<HTMLSelectElement>("Modèle").options].map(({ textContent }) => textContent)).toEqual(
    ["Choisissez", "Hyundai Tucson", "Kia Rio"],
  );
});

test("fewer than eight comparable ads give no estimate", async () =>
  expect(await estimated(() => Response.json({ ...market, comparable: null }))).toContain("Moins de huit annonces"));

test("a failure is reported", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined);
  expect(await estimated(() => new Response(null, { status: 503 }))).toContain("L’estimation ne vient pas.");
  vi.mocked(console.warn).mockClear(); // The failure is logged and nothing else.
});

test("a new car is not asked for its mileage", async () => {
  await estimated(() => Response.json(market));
  fireEvent.change(screen.getByLabelText("État"), { target: { value: "neuf_0km" } });
  expect(screen.queryByLabelText("Kilométrage")).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("Dites quelle voiture");
  fireEvent.click(screen.getByRole("button", { name: "Estimer" }));
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(asked.at(-1)).toBe("/api/ads/market?modele=hyundai-tucson&annee=2017&etat=neuf_0km&km=0");
});
