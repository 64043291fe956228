// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Rivals } from "./rivals";

vi.mock("gatsby", () => ({ graphql: () => null }));
vi.mock("gatsby-plugin-image", () => ({ getSrc: () => undefined }));

const rival = (modelId: number, name: string, priceMin: number | null): Queries.RivalFragment => ({
  modelId,
  name,
  slug: name.toLowerCase(),
  priceMin,
  cheapestId: priceMin === null ? null : modelId * 10,
  brand: { slug: "kia", name: "Kia" },
  cover: null,
});
const rivals = [rival(1, "Rio", 9_500_000), rival(2, "Stonic", null), rival(3, "Sonet", 12_900_000)];
afterEach(cleanup);
const compareLink = () => screen.queryByRole("link", { name: /^Comparer/ });

// rule: guide/rivals
test("rivals have their lowest price, and one link compares all that have one with the model", () => {
  render(<Rivals rivals={rivals} cheapestId={70} />);
  expect(screen.getByRole("link", { name: /^Kia Rio ?dès 9\.500\.000\sFCA$/ }).getAttribute("href")).toBe(
    "/guide-auto/voitures-neuves/marque/kia/modele/1-rio",
  );
  expect(screen.getByRole("link", { name: /^Kia Stonic ?Prix à venir$/ })).toBeDefined();
  expect(compareLink()?.textContent).toBe("Comparer ces 3 voitures");
  expect(compareLink()?.getAttribute("href")).toBe("/comparateur?v=70,10,30");
});

test("nothing is compared with a model that has no price, nor with rivals that have none", () => {
  render(<Rivals rivals={rivals} cheapestId={null} />);
  render(<Rivals rivals={[rival(2, "Stonic", null)]} cheapestId={70} />);
  expect(compareLink()).toBeNull();
});

test("a model without rivals has no such section", () => {
  const { container } = render(<Rivals rivals={[]} cheapestId={70} />);
  expect(container.innerHTML).toBe("");
});
