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
  ])("of %i bytes is « %s »", (bytes, said) => expect(formatWeight(bytes)).toBe(said));

  it("is said to the nearest kilobyte, or to the nearest tenth of a megabyte", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_024, max: 50_000_000 }), (bytes) => {
        const said = formatWeight(bytes);
        return said.length <= 7 && Math.abs(bytesOf(said) - bytes) <= (said.endsWith("Mo") ? 52_429 : 512);
      }),
    );
  });
});
