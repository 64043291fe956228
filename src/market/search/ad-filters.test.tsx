// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type AdSearch, readAdSearch, writeAdSearch } from "../../contract/market/search";
import { AdFilters } from "./ad-filters";

afterEach(cleanup);

const FACETS = {
  marque: [
    { value: "kia", label: "Kia", count: 5 },
    { value: "changan", label: "Changan", count: 1 },
  ], // The guide has no Changan: its seller typed it.
  modele: [
    { value: "kia-rio", label: "Kia Rio", count: 3 },
    { value: "changan-cs35", label: "Changan CS35", count: 1 },
  ],
  version: [{ value: "2.0-crdi", label: "2.0 CRDi", count: 2 }],
};
const open = (query: string) => {
  const onSearch = vi.fn<(search: AdSearch) => void>();
  render(<AdFilters search={readAdSearch(new URLSearchParams(query))} facets={FACETS} onSearch={onSearch} />);
  return onSearch;
};
const boxes = (name: string) =>
  [...screen.getByRole("group", { name }).querySelectorAll("label")].map(({ textContent }) => textContent);

test("a brand that the guide does not have is offered by the name that its seller typed", () => {
  open("");
  expect(boxes("Marque")).toEqual(["Kia 5", "Changan 1"]);
  expect(screen.queryByRole("group", { name: "Modèle" })).toBeNull();
});

// rule: market/search-quick
test.each([
  ["", []],
  ["prix_max=5000000", ["Jusqu’à 3 M", "3 à 5 M"]],
  ["prix_min=3000001&prix_max=5000000", ["3 à 5 M"]],
  ["prix_min=4000000", ["5 à 8 M", "8 à 12 M", "Plus de 12 M"]],
])("the bands of price that a search %s asks for are marked", (query, marked) => {
  open(query);
  const bands = screen.getAllByRole("link");
  expect(bands.filter((band) => band.getAttribute("aria-current")).map((one) => one.textContent)).toEqual(marked);
});

// rule: market/home
test("a band begins above the one before it, and leads back to all prices where it is chosen", () => {
  open("prix_min=3000001&prix_max=5000000");
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("5 à 8 M")).toBe("/marche-doccasion/rechercher?prix_min=5000001&prix_max=8000000");
  expect(hrefOf("3 à 5 M")).toBe("/marche-doccasion/rechercher");
});

test("the models offered are those of the chosen brands, the versions those of the chosen models", () => {
  open("marque=kia");
  expect(boxes("Modèle")).toEqual(["Kia Rio 3"]);
  expect(screen.queryByText("Version")).toBeNull();
  cleanup();
  const asked = open("marque=kia&modele=kia-rio");
  fireEvent.click(screen.getByText("2.0 CRDi"));
  expect(asked.mock.calls.map(([search]) => writeAdSearch(search))).toEqual([
    "marque=kia&modele=kia-rio&version=2.0-crdi",
  ]);
});

// rule: market/search-served
test.each(["region=zz", "region=dakar&departement=mbour"])(
  "%s: what was asked stays chosen, though the list does not offer it",
  (query) => {
    open(query);
    const chosen = screen.getAllByRole<HTMLInputElement>("checkbox", { hidden: true }).filter(({ checked }) => checked);
    expect(chosen.map(({ name, value }) => `${name}=${value}`).join("&")).toBe(query);
  },
);
