// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CostTable } from "./cost-table";

vi.mock("gatsby", () => ({ graphql: () => null }));
afterEach(cleanup);

const cost = (key: string, more: Partial<Queries.CostFragment> = {}): Queries.CostFragment => ({
  key,
  label: key,
  value: 7_500,
  valueMax: null,
  unit: "FCA",
  effective: "2019",
  source: "transportsenegal.com",
  certainty: "C",
  note: null,
  ...more,
});
/** The lines of a table, and what is said once of several. */
function shown(...costs: Queries.CostFragment[]) {
  render(<CostTable costs={costs} />);
  const words = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim();
  return {
    lines: screen.getAllByRole("listitem").map(words),
    once: [...document.querySelectorAll("ul + p")].map(words),
  };
}

// rule: costs/dated-figures
test("what all figures have in common is said once, and notes stay with their figures", () => {
  expect(shown(cost("Carte grise", { note: "Tarif de 2019." }), cost("Plaques"))).toEqual({
    lines: ["Carte grise 7.500 FCA Tarif de 2019.", "Plaques 7.500 FCA"],
    once: ["Sauf mention contraire, en 2019, à confirmer : transportsenegal.com."],
  });
});

// rule: costs/dated-figures
test("a figure with another date, source or certainty than most says its own", () => {
  expect(shown(cost("Carte grise"), cost("Plaques"), cost("Âge", { effective: "2025-10-24", certainty: "B" }))).toEqual(
    {
      lines: [
        "Carte grise 7.500 FCA",
        "Plaques 7.500 FCA",
        "Âge 7.500 FCA Au 24 octobre 2025, presse concordante : transportsenegal.com.",
      ],
      once: ["Sauf mention contraire, en 2019, à confirmer : transportsenegal.com."],
    },
  );
});

// rule: costs/dated-figures
test("figures that have nothing in common each say theirs, without a year that the source says", () => {
  expect(shown(cost("Carte grise", { source: "au-senegal.com, 2019" }), cost("Plaques"))).toEqual({
    lines: [
      "Carte grise 7.500 FCA À confirmer : au-senegal.com, 2019.",
      "Plaques 7.500 FCA En 2019, à confirmer : transportsenegal.com.",
    ],
    once: [],
  });
});
