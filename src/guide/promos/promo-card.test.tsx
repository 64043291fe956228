// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PromoConditions } from "./promo-conditions";
import { PromoCard } from "./promo-card";
import { PromoTerms } from "./promo-terms";

vi.mock("gatsby", () => ({ graphql: () => null }));
vi.mock("gatsby-plugin-image", () => ({ getSrc: () => undefined }));

afterEach(cleanup);

const promo: Queries.PromoCardFragment = {
  promoId: 1,
  title: "Swift étudiante",
  kind: "remise",
  forEveryone: false,
  saving: 900_000,
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

const conditional: Queries.PromoCardFragment = {
  ...promo,
  conditions: "Sur présentation d’une carte d’étudiant.",
  dealer: { name: "Suzuki Dakar", city: "Dakar" },
};

/** The lines of the card under its name, with ordinary spaces. */
const lines = (container: HTMLElement) =>
  [...container.querySelectorAll("h3 ~ p")].map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());
const tagOf = (container: HTMLElement) => container.querySelector("article > p")?.textContent?.replace(/\s/g, " ");

// rule: guide/promo-days
test("the card of a promo says its last day, with the year only where another than that of the first day is meant", () => {
  render(<PromoCard promo={promo} />);
  screen.getByText("Jusqu’au 1er déc.");
  cleanup();
  render(<PromoCard promo={{ ...promo, end: "2027-11-28" }} />);
  screen.getByText("Jusqu’au 28 nov. 2027");
});

// rule: guide/promo-days, guide/promo-card
test("the price of a promo that has not begun is that of today, with what it will be and from when", () => {
  const { container, rerender } = render(<PromoCard promo={promo} upcoming />);
  expect(tagOf(container)).toBe("Dès le 2 nov.");
  expect(container.querySelector("strong")?.textContent).toBe("10.400.000\u00a0FCA");
  expect(lines(container).slice(0, 3)).toEqual([
    "10.400.000 FCA aujourd’hui",
    "9.500.000 FCA à partir du 2 nov. sous conditions",
    "Jusqu’au 1er déc.",
  ]);
  rerender(<PromoCard promo={{ ...promo, kind: "taux", promoPrice: null, saving: null, rate: 8.5 }} upcoming />);
  expect(lines(container)[1]).toBe("Taux 8,5 % à partir du 2 nov. à crédit");
});

// rule: guide/promo-card
test.each<[Partial<Queries.PromoCardFragment>, string]>([
  [{ forEveryone: true }, "9.500.000 FCA Prix avant promo : 10.400.000"],
  [{}, "9.500.000 FCA Prix avant promo : 10.400.000 sous conditions"],
  [{ kind: "reprise" }, "9.500.000 FCA Prix avant promo : 10.400.000 avec reprise"],
  [{ kind: "taux", promoPrice: null, saving: null, rate: 7.9 }, "10.400.000 FCA à crédit"],
])("beside the price of a promo %j stand the one before and what it asks for: %s", (fields, said) => {
  const { container } = render(<PromoCard promo={{ ...promo, ...fields }} />);
  expect(lines(container)[0]).toBe(said);
});

// rule: guide/promo-card
test("what a promo saves is told once, in francs; of one that lowers no price the rate is told", () => {
  const { container, rerender } = render(<PromoCard promo={promo} />);
  expect(tagOf(container)).toBe("−900.000 FCA");
  expect(container.querySelector("strong")?.textContent).toBe("9.500.000\u00a0FCA");
  expect(container.textContent).not.toContain("%");
  rerender(<PromoCard promo={{ ...promo, promoPrice: null, saving: null, rate: 7.9 }} />);
  expect(tagOf(container)).toBe("Taux 7,9 %");
});

// rule: guide/promo-card
test("« Voir les conditions » leads to those of a promo that runs", () => {
  render(<PromoCard promo={conditional} Foot={PromoConditions} />);
  expect(screen.getByRole("link", { name: /^Voir les conditions/ }).getAttribute("href")).toBe(
    "/guide-auto/voitures-neuves/marque/suzuki/modele/7-swift#offre-1",
  );
  expect(screen.queryByText(/carte d’étudiant/)).toBeNull();
});

// rule: guide/promo-card
test.each<[Partial<Queries.PromoCardFragment>, readonly string[]]>([
  [{}, ["Sur présentation d’une carte d’étudiant.", "Chez Suzuki Dakar, Dakar"]],
  [
    { kind: "taux", rate: 7.9 },
    ["Swift étudiante. Sur présentation d’une carte d’étudiant.", "Chez Suzuki Dakar, Dakar"],
  ],
  [{ conditions: null, dealer: null }, ["Remise · Swift étudiante"]],
])("the card of the page of promos says with %j what it asks for, and where: %j", (fields, said) => {
  const { container } = render(<PromoCard promo={{ ...conditional, ...fields }} Foot={PromoTerms} />);
  expect(lines(container).slice(-said.length)).toEqual(said);
});
