import { expect, test } from "vitest";
import { offeredBrands } from "./offered-cars";

// rule: market/posting-models
test("a seller chooses from the models of the guide and those sold used alone, each once, in the order of their names", () => {
  const guide = [
    { brandId: 2, name: "Hyundai", models: [{ modelId: 13, name: "Tucson" }] },
    { brandId: 3, name: "BYD", models: [{ modelId: 20, name: "Seagull" }] },
  ];
  const sold = (name: string) => ({ name, bodyType: null, energies: [] });
  const used = [
    { name: "Hyundai", models: ["TUCSON", "Elantra", "i10"].map(sold) },
    { name: "Acura", models: [sold("MDX")] },
  ];
  expect(offeredBrands(guide, used)).toEqual([
    { name: "Acura", models: [{ name: "MDX", modelId: null }] },
    { name: "BYD", models: [{ name: "Seagull", modelId: 20 }] },
    {
      name: "Hyundai",
      models: [
        { name: "Elantra", modelId: null },
        { name: "i10", modelId: null },
        { name: "Tucson", modelId: 13 },
      ],
    },
  ]);
});
