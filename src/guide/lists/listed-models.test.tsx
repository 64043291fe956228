// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ListedModels } from "./listed-models";

vi.mock("gatsby", () => ({ graphql: () => null }));
afterEach(cleanup);

const I10: Queries.ModelCardFragment = {
  modelId: 7,
  slug: "grand-i10",
  name: "Grand i10",
  bodyType: "Citadine",
  status: "ON_SALE",
  priceMin: 8_900_000,
  priceMinIsPromo: true,
  conditionalPromo: false,
  cheapestId: 70,
  energies: ["Essence"],
  ownerScore: null,
  reviewCount: 0,
  brand: { slug: "hyundai", name: "Hyundai" },
  cover: null,
};

// rule: guide/car-lists
test.each([
  ["« dès » is not said of a version while another is cheaper", 10_300_000, "à 10.300.000 FCA"],
  ["« dès » is said of the cheapest version", 8_900_000, "dès 8.900.000 FCA"],
])("%s", (_, from, said) => {
  render(<ListedModels rows={[{ modelId: 7, from, cheapestId: 71, isPromo: false }]} models={[I10]} />);
  const price = screen.getByText(/FCA/).parentElement?.textContent?.replace(/\s/g, " ");
  expect(price).toBe(said);
});

// rule: guide/car-lists
test("a card says the power of the versions in the list beside the energy, and below what they consume", () => {
  const figures = { power: "83 à 100\u00a0ch", consumption: "5,4\u00a0l/100\u00a0km" };
  render(
    <ListedModels rows={[{ modelId: 7, from: 8_900_000, cheapestId: 70, isPromo: true, ...figures }]} models={[I10]} />,
  );
  screen.getByText("Citadine · Essence · 83 à 100 ch");
  screen.getByText("5,4 l/100 km");
});

// rule: guide/lowest-price
test.each([true, false])("the card of a price under a promo says so: %s", (isPromo) => {
  render(<ListedModels rows={[{ modelId: 7, from: 10_300_000, cheapestId: 71, isPromo }]} models={[I10]} />);
  expect(screen.queryByText("Promo") !== null).toBe(isPromo);
});

// rule: guide/card-score
test.each([
  [null, 0, ""],
  [5, 1, "1 avis"],
  [4.5, 2, "2 avis"],
  [4.2, 3, "4,2sur 5, avis :(3)"],
])("the foot of a card tells the score of %s, of %s owners, as « %s »", (ownerScore, reviewCount, said) => {
  const models = [{ ...I10, ownerScore, reviewCount }];
  const { container } = render(
    <ListedModels rows={[{ modelId: 7, from: 8_900_000, cheapestId: 70, isPromo: false }]} models={models} />,
  );
  const foot = container.querySelector("article p:last-child")?.textContent;
  expect(foot?.replace("+ Comparer Hyundai Grand i10", "")).toBe(said);
});

// rule: guide/favourites
test("the heart of a card keeps the version whose price it shows, and takes it back", () => {
  render(<ListedModels rows={[{ modelId: 7, from: 10_300_000, cheapestId: 71, isPromo: false }]} models={[I10]} />);
  const heart = screen.getByRole("button", { name: /^Garder ?Hyundai Grand i10$/, pressed: false });
  fireEvent.click(heart);
  screen.getByRole("button", { name: /^Garder ?Hyundai Grand i10$/, pressed: true });
  expect(Object.values({ ...localStorage }).join()).toBe("71");
  fireEvent.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("false");
});
