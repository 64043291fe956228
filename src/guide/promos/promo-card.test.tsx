// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PromoConditions } from "./promo-conditions";
import { PromoCard } from "./promo-card";

vi.mock("gatsby", () => ({ graphql: () => null }));
vi.mock("gatsby-plugin-image", () => ({ getSrc: () => undefined }));

afterEach(cleanup);

const promo: Queries.PromoCardFragment = {
  promoId: 1,
  title: "Swift étudiante",
  kind: "remise",
  forEveryone: false,
  saving: 900_000,
  savingPercent: 8,
  rate: null,
  initialPrice: 10_400_000,
  promoPrice: 9_500_000,
  start: "2026-11-02",
  end: "2026-12-01",
  conditions: null,
  dealer: null,
  model: {
    modelId: 7,
    slug: "swift",
    name: "Swift",
    bodyType: "Citadine",
    brand: { slug: "suzuki", name: "Suzuki" },
    cover: null,
  },
};

// rule: guide/promo-days
test("the card of a promo says its last day, with the year only where another than that of the first day is meant", () => {
  render(<PromoCard promo={promo} />);
  screen.getByText("Jusqu’au 1er déc., sous conditions");
  cleanup();
  render(<PromoCard promo={{ ...promo, forEveryone: true, end: "2027-11-28" }} />);
  expect(screen.getByText("Jusqu’au 28 nov. 2027")).not.toBeNull();
});

// rule: guide/promo-days
test("the card of a promo that has not begun says its first day, too", () => {
  render(<PromoCard promo={promo} upcoming />);
  screen.getByText("2 nov. – 1er déc., sous conditions");
});

// rule: guide/promo-card
test("what a promo saves is told in francs and in per cent of the price before, which is left out where it is none", () => {
  const { container, rerender } = render(<PromoCard promo={promo} />);
  expect(container.querySelector("article > p")?.textContent).toBe("−900.000\u00a0FCA");
  screen.getByText("−8 %");
  expect(container.querySelector("strong")?.textContent).toBe("9.500.000\u00a0FCA");
  rerender(<PromoCard promo={{ ...promo, savingPercent: null }} />);
  expect(screen.queryByText(/%/)).toBeNull();
});

// rule: guide/promo-card
test("« Voir les conditions » leads to those of a promo that runs, and unfolds those of one that is still to come", () => {
  const conditional = { ...promo, conditions: "Sur présentation d’une carte d’étudiant." };
  render(<PromoCard promo={conditional} Foot={PromoConditions} />);
  expect(screen.getByRole("link", { name: /^Voir les conditions/ }).getAttribute("href")).toBe(
    "/guide-auto/voitures-neuves/marque/suzuki/modele/7-swift#offre-1",
  );
  expect(screen.queryByText(/carte d’étudiant/)).toBeNull();
  cleanup();
  render(<PromoCard promo={conditional} upcoming Foot={PromoConditions} />);
  expect(screen.queryByRole("link", { name: /^Voir les conditions/ })).toBeNull();
  screen.getByText(/carte d’étudiant/);
});
