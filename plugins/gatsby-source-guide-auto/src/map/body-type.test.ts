import { expect, test } from "vitest";
import { bodyTypeOf } from "./body-type";

// rule: guide/body-types
test("of the cars with five doors, those of a city segment are city cars; others are what they are", () => {
  expect(bodyTypeOf("Berline 5 portes", "A - Mini citadine")).toBe("Citadine");
  expect(bodyTypeOf("Berline 5 portes", "C - Compacte")).toBe("Berline 5 portes");
  expect(bodyTypeOf("SUV", "A - Citadine")).toBe("SUV");
  expect(bodyTypeOf("Berline 5 portes", null)).toBe("Berline 5 portes");
});
