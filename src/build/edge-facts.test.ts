import { expect, test } from "vitest";
import { modelPrices } from "./edge-facts";

test("a model without a price is left out", () =>
  expect(
    JSON.parse(
      modelPrices([
        { modelId: 13, priceMin: 9_000_000 },
        { modelId: 14, priceMin: null },
      ]),
    ),
  ).toEqual({ 13: 9_000_000 }));
