import * as fc from "fast-check";
import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { judgeRows } from "./judge-rows";
import { mergeChanges } from "./merge-changes";
import { parseRows } from "./parse-rows";

const schema = z.object({
  id: z.union([z.number(), z.string()]),
  couleurs: z._default(z.array(z.object({ hex: z.string() })), []),
});
const counts = (good: number, bad = 0) => ({
  good: Array.from({ length: good }),
  bad: Array.from({ length: bad }, (_, index) => ({ row: String(index), field: "nom", sent: {} })),
  doubles: [],
});

describe("parseRows", () => {
  test("reports the id and the path of the first invalid field", () => {
    const sent = { id: 12, couleurs: [{ hex: 3 }] };
    expect(parseRows("brands", [sent], schema).bad).toEqual([{ row: "12", field: "couleurs.0.hex", sent }]);
    expect(parseRows("brands", ["row"], schema).bad).toEqual([{ row: "n° 1", field: "", sent: "row" }]);
  });

  test('keeps the first of two rows with one id, 12 or "12"', () => {
    const { good, doubles } = parseRows(
      "brands",
      [
        { id: 12, n: 1 },
        { id: "12", n: 2 },
      ],
      schema,
    );
    expect(good).toHaveLength(1);
    expect(doubles).toEqual(["12"]);
  });

  test("accounts for every row and never throws, whatever the rows are", () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (rows) => {
        const { good, bad, doubles } = parseRows("brands", rows, schema);
        expect(good.length + bad.length + doubles.length).toBe(rows.length);
      }),
    );
  });
});

// rule: site/poor-answers
describe("judgeRows", () => {
  test.each([
    ["one bad row of thirty is tolerated", counts(29, 1), 30, null],
    ["two bad rows of fifty are not tolerated", counts(48, 2), 50, "bad-rows"],
    ["2 % bad rows of many are tolerated", counts(980, 20), 1000, null],
    ["more than 2 % bad rows are not tolerated", counts(979, 21), 1000, "bad-rows"],
    ["90 % of the last rows are enough", counts(90), 100, null],
    ["fewer than 90 % are not enough", counts(89), 100, "shrunk"],
    ["one missing row is always tolerated", counts(5), 6, null],
    ["an empty list is never accepted", counts(0), 1, "empty"],
    ["an empty list is not accepted at the first build either", counts(0), null, "empty"],
    ["any growth is accepted", counts(500), 100, null],
  ])("%s", (_case, parsed, last, code) => {
    expect(judgeRows(parsed, "versions", last)?.code ?? null).toBe(code);
  });

  test("articles and guides only grow, so 98 % of them are required", () => {
    expect(judgeRows(counts(97), "articles", 100)?.code).toBe("shrunk");
    expect(judgeRows(counts(98), "guides", 100)).toBeNull();
  });

  test("promos and banners may all disappear, because they end by themselves", () => {
    expect(judgeRows(counts(0), "promos", 20)).toBeNull();
    expect(judgeRows(counts(0), "banners", 3)).toBeNull();
  });

  test("reviews may be empty at first, but may not disappear", () => {
    expect(judgeRows(counts(0), "reviews", null)).toBeNull();
    expect(judgeRows(counts(0), "reviews", 20)?.code).toBe("shrunk");
  });
});

describe("mergeChanges", () => {
  test("replaces rows in place and appends new ones", () => {
    const merged = mergeChanges(
      "versions",
      [{ car_id: 1 }, { car_id: 2, p: 1 }],
      [{ car_id: "2", p: 2 }, { car_id: 3 }],
    );
    expect(merged).toEqual([{ car_id: 1 }, { car_id: "2", p: 2 }, { car_id: 3 }]);
  });

  test("returns null when a row has no id", () => {
    expect(mergeChanges("versions", [{ car_id: 1 }], [{ nom: "x" }])).toBeNull();
    expect(mergeChanges("versions", [null], [])).toBeNull();
  });
});
