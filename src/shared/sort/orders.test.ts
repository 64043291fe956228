import { describe, expect, it } from "vitest";
import { ascending, descending } from "./orders";

const cars = [
  { name: "Zoé", price: 3 },
  { name: "Élan", price: null },
  { name: "Duster", price: 1 },
  { name: "Ami", price: null },
];
const names = (list: typeof cars) => list.map(({ name }) => name);

describe("sort orders of a list", () => {
  it("put the smallest first, and items without a figure last in their previous order", () =>
    expect(names([...cars].sort(ascending(({ price }) => price)))).toEqual(["Duster", "Zoé", "Élan", "Ami"]));
  it("put the largest first, and items without a figure last", () =>
    expect(names([...cars].sort(descending(({ price }) => price)))).toEqual(["Zoé", "Duster", "Élan", "Ami"]));
});
