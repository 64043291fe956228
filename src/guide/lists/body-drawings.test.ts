import { expect, test } from "vitest";
import { BODY_TYPES } from "../../contract/market/lists";
import { bodyDrawing } from "./body-drawings";

// rule: guide/car-lists
test("each body type of the guide has a drawing of its own, whose windows are inside of it; another has none", () => {
  const drawn = Object.values(BODY_TYPES).map((body) => bodyDrawing(body));
  for (const drawing of drawn) {
    const numbers = drawing?.windows.match(/\d+/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(0);
    expect(Math.min(...numbers)).toBeGreaterThan(0);
    expect(Math.max(...numbers)).toBeLessThan(200);
  }
  expect(new Set(drawn.map((drawing) => drawing?.outline)).size).toBe(drawn.length);
  expect(new Set(drawn.map((drawing) => drawing?.windows)).size).toBe(drawn.length);
  expect(bodyDrawing("Trottinette")).toBeNull();
});
