import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Act,
  compare,
  type Comparison,
  comparisonPath,
  FIRST_VIEW,
  FULL,
  readComparison,
  TWICE,
} from "./comparison";

const of = (...ids: readonly number[]): Comparison => ({ ids, view: FIRST_VIEW });
const id = fc.integer({ min: 1, max: 6 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ type: fc.constant("add" as const), id }),
  fc.record({ type: fc.constant("remove" as const), id }),
  fc.record({ type: fc.constant("change" as const), id, to: id }),
  fc.record({ type: fc.constant("move" as const), id, by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({
    type: fc.constant("view" as const),
    name: fc.constantFrom("differences" as const, "best" as const, "filled" as const),
  }),
);
const search = (comparison: Comparison) => comparisonPath(comparison).replace(/^[^?]*/, "");

// rule: guide/compare-count
describe("a comparison", () => {
  it.each<[Act, readonly number[], readonly number[] | string]>([
    [{ type: "add", id: 3 }, [1, 2], [1, 2, 3]],
    [{ type: "add", id: 2 }, [1, 2], TWICE],
    [{ type: "add", id: 5 }, [1, 2, 3, 4], FULL],
    [{ type: "add", id: 4 }, [1, 2, 3, 4], TWICE],
    [{ type: "remove", id: 2 }, [1, 2, 3], [1, 3]],
    [{ type: "change", id: 2, to: 4 }, [1, 2, 3], [1, 4, 3]],
    [{ type: "change", id: 2, to: 3 }, [1, 2, 3], TWICE],
    [{ type: "move", id: 2, by: 1 }, [1, 2, 3], [1, 3, 2]],
    [{ type: "move", id: 2, by: -1 }, [1, 2, 3], [2, 1, 3]],
    [{ type: "move", id: 1, by: -1 }, [1, 2], [1, 2]],
    [{ type: "move", id: 9, by: 1 }, [1, 2], [1, 2]],
  ])("%j on %j gives %j", (one, ids, expected) => {
    const next = compare(of(...ids), one);
    expect(typeof next === "string" ? next : next.ids).toEqual(expected);
  });

  it("has at most four cars, each once, after any actions, and its address holds its whole state", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let now = of();
        for (const one of acts) {
          const next = compare(now, one);
          if (typeof next !== "string") now = next;
          expect(now.ids.length).toBeLessThanOrEqual(4);
          expect(new Set(now.ids).size).toBe(now.ids.length);
          if (now.ids.length > 0) expect(readComparison(new URLSearchParams(search(now)))).toEqual(now);
        }
      }),
    );
  });
});

// rule: guide/compare-address
describe("an address", () => {
  it("is short and readable", () => {
    expect(comparisonPath(of(12, 45, 78))).toBe("/comparateur?v=12,45,78");
    expect(comparisonPath({ ids: [12], view: { differences: true, best: false, filled: true } })).toBe(
      "/comparateur?v=12&voir=differences,sans-meilleur,sans-vides",
    );
    expect(comparisonPath(of())).toBe("/comparateur");
  });

  it.each([
    ["", []],
    ["?v=", []],
    ["?v=12,x,,-3,1e3,45,12,99999999999", [12, 45]],
    ["?v=1,2,3,4,5", [1, 2, 3, 4, 5]],
    ["?w=1", []],
  ])("%s has the ids %j", (text, ids) => expect(readComparison(new URLSearchParams(text)).ids).toEqual(ids));

  it("never breaks, whoever wrote it", () => {
    fc.assert(fc.property(fc.string(), (text) => void readComparison(new URLSearchParams(`?v=${text}&voir=${text}`))));
  });
});
