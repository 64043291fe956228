import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf, frenchCsv } from "./csv";

// rule: messages/csv
test("each answer is in its column, and no cell is a formula", () => {
  const text = csvOf([
    { nom: "Awa", message: 'Il a dit « "oui" »,\npuis rien' },
    { nom: "=HYPERLINK(1)", ville: "Thiès" },
  ]);
  expect(parse(text, { columns: true })).toEqual([
    { nom: "Awa", message: 'Il a dit « "oui" »,\npuis rien', ville: "" },
    { nom: "'=HYPERLINK(1)", message: "", ville: "Thiès" },
  ]);
});

test("any text can be read back, except for the mark before a formula", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (value) => {
      const [row] = parse(csvOf([{ a: value, b: "x" }]), { columns: true }) as { a: string }[];
      expect(row?.a).toBe("=+-@\t\r".includes(value.charAt(0)) ? `'${value}` : value);
    }),
  );
});

test("lines end as RFC 4180 demands, and a list is one cell", () =>
  expect(csvOf([{ sujets: ["promos", "essais"] }, { sujets: [] }])).toBe('"sujets"\r\n"promos essais"\r\n""\r\n'));

// rule: messages/csv
test("a file for a French Excel begins with the mark of UTF-8, separates by semicolons, and has no formula", () => {
  const text = frenchCsv(
    ["nom", "note"],
    [
      ["Awa ; Diop", "=1+1"],
      [null, "à rappeler"],
    ],
  );
  expect(text).toBe('\uFEFF"nom";"note"\r\n"Awa ; Diop";"\'=1+1"\r\n"";"à rappeler"\r\n');
});
