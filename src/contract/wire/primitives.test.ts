import * as fc from "fast-check";
import type { ZodMiniType } from "zod/mini";
import { describe, expect, test } from "vitest";
import { figure, flag, id, isoDate, listOf, money, optionalDate, optionalText, photo, text } from "./primitives";

const read = (schema: ZodMiniType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : "refused";
};
const table = (name: string, schema: ZodMiniType, rows: [unknown, unknown][]) =>
  describe(name, () => {
    test.each(rows)("%j → %j", (value, expected) => expect(read(schema, value)).toEqual(expected));
    test("never throws, whatever comes", () => {
      fc.assert(fc.property(fc.anything(), (value) => void schema.safeParse(value)));
    });
  });

table("id", id, [
  [12, 12],
  ["12", 12],
  ["007", 7],
  [999_999_999, 999_999_999],
  [0, "refused"],
  ["0", "refused"],
  [-1, "refused"],
  [1.5, "refused"],
  ["", "refused"],
  ["1e3", "refused"],
  [" 12", "refused"],
  [1_000_000_000, "refused"],
  ["1000000000", "refused"],
  [null, "refused"],
  [true, "refused"],
]);
table("text", text, [
  ["  Citro&euml;n ", "Citroën"],
  ["&nbsp;", "refused"],
  ["", "refused"],
  [" ", "refused"],
  [12, "refused"],
  [null, "refused"],
]);
table("optionalText", optionalText, [
  ["x ", "x"],
  ["", null],
  [" ", null],
  [null, null],
  [undefined, null],
  [12, "refused"],
]);
// rule: site/lenient-values
table("flag", flag, [
  [true, true],
  [1, true],
  ["1", true],
  ["true", true],
  [false, false],
  [0, false],
  ["0", false],
  ["false", false],
  [null, false],
  [undefined, false],
  ["oui", "refused"],
  [2, "refused"],
  ["", "refused"],
]);
table("money", money, [
  [12_900_000, 12_900_000],
  ["12.900.000 FCA", 12_900_000],
  ["12 900 000", 12_900_000],
  [10.4, 10],
  [0, null],
  ["0", null],
  ["", null],
  ["NC", null],
  [null, null],
  [undefined, null],
  [-5, null],
  ["-5", null],
  [0.2, null],
  [[], "refused"],
]);
table("figure", figure, [
  [5.6, 5.6],
  ["5.6", 5.6],
  ["5,6", 5.6],
  ["105", 105],
  [0, 0],
  ["", null],
  [null, null],
  [undefined, null],
  ["5.6 l", "refused"],
  ["1e3", "refused"],
  [Infinity, "refused"],
  [NaN, "refused"],
  [true, "refused"],
]);
table("isoDate", isoDate, [
  ["2026-11-21", "2026-11-21"],
  ["2026-11-21T08:30:00Z", "2026-11-21T08:30:00Z"],
  ["2026-11-21T08:30:00.123Z", "2026-11-21T08:30:00.123Z"],
  ["2026-13-45", "refused"],
  ["2026-11-21T25:00:00Z", "refused"],
  ["2026-11-21 08:30:00", "2026-11-21T08:30:00Z"],
  ["21/11/2026", "refused"],
  ["2026-11-21 08:30", "refused"],
  ["2026-11-21 25:00:00", "refused"],
  ["", "refused"],
]);
table("optionalDate", optionalDate, [
  ["2026-11-21", "2026-11-21"],
  ["2026-11-21 08:30:00", "2026-11-21T08:30:00Z"],
  ["", null],
  [null, null],
  [undefined, null],
  ["hier", "refused"],
]);
table("listOf", listOf(id), [
  [
    [1, "2"],
    [1, 2],
  ],
  [[], []],
  [null, []],
  [undefined, []],
  [["x"], "refused"],
  ["1", "refused"],
]);
table("photo", photo, [
  [{ url: "/a.jpg" }, { url: "/a.jpg", legende: null, type: "exterieur" }],
  [
    { url: "https://x.example/a.jpg", legende: "Vue", type: "couleur" },
    { url: "https://x.example/a.jpg", legende: "Vue", type: "couleur" },
  ],
  [{ url: "javascript:alert(1)" }, "refused"],
  [{ url: "/a b.jpg" }, "refused"],
  [{ url: '/a".jpg' }, "refused"],
  [{ url: "/a.jpg", type: "film" }, "refused"],
]);

test("money reads numbers and their text alike", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000_000 }),
      (value) => void expect(read(money, String(value))).toBe(read(money, value)),
    ),
  );
});

test("figure reads numbers and their text alike", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (thousandths) => {
      const value = thousandths / 1000;
      expect(read(figure, String(value).replace(".", ","))).toBe(value);
    }),
  );
});
