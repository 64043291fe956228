import { expect, test } from "vitest";
import { BODY_TYPES } from "../contract/market/lists";
import { bodySymbols } from "./body-symbols";

// rule: market/home
test("each body type has a drawing of its own, whose windows are inside of it", () => {
  const symbols = bodySymbols();
  expect(symbols.map((symbol) => /id="body-([^"]+)"/.exec(symbol)?.[1]).sort()).toEqual(Object.keys(BODY_TYPES).sort());
  const paths = symbols.map((symbol) => [...symbol.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path));
  for (const [outline, windows = ""] of paths) {
    const numbers = windows.match(/\d+/g)?.map(Number) ?? [];
    expect(outline).toMatch(/^M/);
    expect(numbers.length).toBeGreaterThan(0);
    expect(Math.min(...numbers)).toBeGreaterThan(0);
    expect(Math.max(...numbers)).toBeLessThan(200);
  }
  expect(new Set(paths.flat()).size).toBe(2 * symbols.length);
});
