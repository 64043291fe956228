// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ArticleCars } from "./article-cars";

vi.mock("gatsby", () => ({ graphql: () => null }));
afterEach(cleanup);

type Model = Queries.ArticleCarsFragment["models"][number];

const model = (name: string, priceMin: number | null, status: Model["status"] = "ON_SALE"): Model => ({
  name,
  status,
  priceMin,
  brand: { name: "Toyota" },
});
const textOf = (...models: Model[]) => render(<ArticleCars article={{ models }} />).container.textContent;

// rule: guide/lowest-price
describe("the cars of an article in a list", () => {
  it("are the one with its lowest price", () => {
    expect(textOf(model("Hilux", 26_900_000))).toBe("Toyota Hilux dès 26.900.000\u00a0FCA");
  });

  it("are their number with the lowest price of all", () => {
    expect(textOf(model("Hilux", 26_900_000), model("Starlet", 9_500_000))).toBe("2 voitures, dès 9.500.000\u00a0FCA");
  });

  it("are not said to be sold from a price that is announced", () => {
    expect(textOf(model("Hilux", 26_900_000, "UPCOMING"))).toBe("Toyota Hilux vers 26.900.000\u00a0FCA");
  });

  it("are not there without a price", () => {
    expect(textOf()).toBe("");
    expect(textOf(model("Hilux", null))).toBe("");
  });
});
