import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatWeight } from "./weight";

const bytesOf = (text: string) => {
  const [figure = "", unit = ""] = text.split("\u00a0");
  return Number(figure.replace(",", ".")) * (unit === "Mo" ? 1_048_576 : 1_024);
};

describe("a weight", () => {
  it.each([
    [0, "1\u00a0Ko"],
    [12_288, "12\u00a0Ko"],
    [1_022_976, "999\u00a0Ko"],
    [1_258_291, "1,2\u00a0Mo"],
  ])("of %i bytes is « %s »", (bytes, text) => expect(formatWeight(bytes)).toBe(text));

  it("is rounded to the nearest kilobyte, or to the nearest tenth of a megabyte", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_024, max: 50_000_000 }), (bytes) => {
        const text = formatWeight(bytes);
        return text.length <= 7 && Math.abs(bytesOf(text) - bytes) <= (text.endsWith("Mo") ? 52_429 : 512);
      }),
    );
  });
});
