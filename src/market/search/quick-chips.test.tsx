// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { randomQuery } from "../../../tests/support/random-ads";
import { readAdSearch, writeAdSearch } from "../../contract/market/search";
import type { Facets } from "./filter-options";
import { QuickChips } from "./quick-chips";

afterEach(cleanup);

const searchOf = (query: string) => readAdSearch(new URLSearchParams(query));
const FACETS: Facets = {
  prix: [{ value: "-5000000", label: "Jusqu’à 5 M", count: 12 }],
  boite: [{ value: "automatique", label: "Automatique", count: 1_204 }],
  carrosserie: [],
  region: [{ value: "dakar", label: "Dakar", count: 0 }],
};
const shown = (query: string, facets: Facets = FACETS, onSearch = vi.fn()) => {
  cleanup();
  render(<QuickChips search={searchOf(query)} facets={facets} onSearch={onSearch} />);
  return screen.queryAllByRole("link").map((link) => ({
    link,
    words: link.textContent,
    query: link.getAttribute("href")?.split("?")[1] ?? "",
    on: link.getAttribute("aria-current") === "true",
  }));
};

// rule: market/search-quick
test("a chip says how many ads it leaves; what leaves none is not there, what is not counted yet has no number", () => {
  expect(shown("").map(({ words }) => words?.replaceAll("\u00a0", " "))).toEqual([
    "Jusqu’à 5 M (12)",
    "Automatique (1.204)",
    "Papiers en règle",
    "Vendeur vérifié",
  ]);
  // What is chosen stays, and comes first, so that a row that scrolls shows it.
  expect(shown("region=dakar").map(({ words, on }) => [words, on])[0]).toEqual(["Dakar\u00a0(0)", true]);
});

// rule: market/search-quick
test("a chip begins at the first page again and keeps all else; touched, it changes the search without a new page", () => {
  const onSearch = vi.fn();
  const [budget] = shown("marque=kia&prix_min=8000000&page=3", FACETS, onSearch);
  expect(budget?.query).toBe("marque=kia&prix_max=5000000");
  expect(budget && fireEvent.click(budget.link)).toBe(false);
  expect(onSearch.mock.calls.map(([search]) => writeAdSearch(search))).toEqual([budget?.query]);
});

// rule: market/search-quick
test("a second touch leads back to the search before the first, whatever else is asked", () => {
  fc.assert(
    fc.property(randomQuery, (query) => {
      for (const chip of shown(query, {})) {
        const after = shown(chip.query, {}).find(({ words }) => words === chip.words);
        expect(after?.on).toBe(!chip.on);
        // A budget replaces another, and a region takes its towns with it.
        if (chip.on || /prix_|departement|ville/.test(query)) continue;
        expect(after?.query).toBe(writeAdSearch({ ...searchOf(query), page: 1 }));
      }
    }),
    { numRuns: 40 },
  );
});
