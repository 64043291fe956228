import { expect, test } from "vitest";
import { comparedCarOf } from "./compared-car";

const bodyOf = (bodyType: string, segment: string | null) =>
  comparedCarOf(
    {
      versionId: 1,
      name: "1.0",
      price: null,
      promoPrice: null,
      energy: "Essence",
      consumption: null,
      fiscalPower: null,
      equipment: [],
    },
    {
      modelId: 1,
      name: "Picanto",
      brand: { name: "Kia" },
      bodyType,
      segment,
      cover: null,
      ownerScore: null,
      reviewCount: 0,
    },
    "/x",
    null,
  ).bodyType;

// rule: guide/compare-silhouettes
test("of the cars with five doors, those of a city segment are drawn as city cars; others as what they are", () => {
  expect(bodyOf("Berline 5 portes", "A - Mini citadine")).toBe("Citadine");
  expect(bodyOf("Berline 5 portes", "C - Compacte")).toBe("Berline 5 portes");
  expect(bodyOf("SUV", "A - Citadine")).toBe("SUV");
  expect(bodyOf("Berline 5 portes", null)).toBe("Berline 5 portes");
});
