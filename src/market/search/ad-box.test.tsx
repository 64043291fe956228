// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleAnswer } from "../cards/sample-ads";
import { hydrated } from "../../../tests/support/hydrated";
import { AdBox } from "./ad-box";
import "./ask-ads";

const navigate = vi.hoisted(() => vi.fn());
vi.mock("gatsby", () => ({ navigate }));

const BRANDS = [
  { value: "ford", label: "Ford" },
  { value: "toyota", label: "Toyota" },
];
const MODELS = [
  { value: "toyota-hilux", label: "Hilux", count: 5 },
  { value: "toyota-yaris", label: "Yaris", count: 0 },
  { value: "ford-escape", label: "Escape", count: 2 },
];
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
let asked: string[] = [];
let day = Date.parse("2026-11-22T12:00:00Z");

beforeEach(async () => {
  vi.useFakeTimers({ now: (day += 86_400_000) }); // Each test is another day, because answers are cached for some minutes.
  asked = [];
  navigate.mockClear();
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(
      Response.json(
        sampleAnswer({
          total: address.includes("toyota") ? 5 : 600,
          facets: {
            modele: MODELS,
            marque: [
              { value: "chevrolet", label: "Chevrolet", count: 15 },
              { value: "ford", label: "Ford", count: 2 },
            ],
          },
        }),
      ),
    );
  });
  render(<AdBox brands={BRANDS} served={null} />);
  await wait(300);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const choose = async (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  await wait(300);
};
const button = () => screen.getByRole("button").textContent;

// rule: market/search-box
test("the button says how many ads there are, as the fields change", async () => {
  expect(button()).toBe("Voir 600 annonces");
  await choose("Marque", "toyota");
  expect(button()).toBe("Voir 5 annonces");
  expect(asked).toEqual(["/api/ads", "/api/ads?marque=toyota"]);
});

test("brands that the guide does not have are offered once somebody sells them", () =>
  expect([...field("Marque").options].map(({ textContent }) => textContent)).toEqual([
    "Toutes",
    "Chevrolet",
    "Ford",
    "Toyota",
  ]));

test("the models offered are those of the chosen brand that are for sale, and are cleared with it", async () => {
  expect(field("Modèle").disabled).toBe(true);
  await choose("Marque", "toyota");
  expect([...field("Modèle").options].map(({ textContent }) => textContent)).toEqual(["Tous", "Hilux"]);
  await choose("Modèle", "toyota-hilux");
  expect(asked.at(-1)).toBe("/api/ads?marque=toyota&modele=toyota-hilux");
  await choose("Marque", "ford");
  expect(asked.at(-1)).toBe("/api/ads?marque=ford");
  expect([...field("Modèle").options].map(({ textContent }) => textContent)).toEqual(["Tous", "Escape"]);
});

test.each([
  ["6,5 M", "6500000"],
  ["8", "8000000"],
  ["6 500 000", "6500000"],
])("the button leads to the search: a price of %s", async (typed, francs) => {
  await choose("Prix maximum", typed);
  await choose("Ville ou quartier", "ngor");
  fireEvent.click(screen.getByLabelText("Venant"));
  fireEvent.submit(screen.getByRole("search"));
  expect(navigate.mock.calls).toEqual([
    [`/marche-doccasion/rechercher?etat_du_vehicule=venant&ville=ngor&prix_max=${francs}`],
  ]);
});

test("the button leads to the search even when the edge does not answer", async () => {
  cleanup();
  vi.mocked(console.warn).mockImplementation(() => undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  render(<AdBox brands={BRANDS} served={null} />);
  await choose("Marque", "ford");
  expect(button()).toBe("Voir les annonces");
  vi.mocked(console.warn).mockClear(); // The failure is logged and nothing else.
});

// rule: market/search-box
test("without scripts the box is a form that leads to the same address", () => {
  const html = renderToString(<AdBox brands={BRANDS} served={null} />);
  expect(html).toContain('action="/marche-doccasion/rechercher"');
  for (const name of ["marque", "prix_max", "ville", "etat_du_vehicule"]) expect(html).toContain(`name="${name}"`);
});

// rule: market/search-box
test("the button repeats the number that the page was served with, which is not asked for again", async () => {
  cleanup();
  asked = [];
  const served = { total: 612, more: false, facets: { marque: [{ value: "kia", label: "Kia", count: 12 }] } };
  const { html } = hydrated(<AdBox brands={BRANDS} served={served} />);
  expect(html).toContain(">Voir 612 annonces<");
  await wait(300);
  expect(button()).toBe("Voir 612 annonces");
  expect([...field("Marque").options].map(({ textContent }) => textContent)).toContain("Kia");
  expect(asked).toEqual([]);
  await choose("Marque", "toyota");
  expect(button()).toBe("Voir 5 annonces");
  await choose("Marque", "");
  expect(button()).toBe("Voir 612 annonces");
});
