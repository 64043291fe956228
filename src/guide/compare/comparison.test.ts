import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CarId } from "./shown-car";
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

const AD = "0q3mx7pz81vk";
const OTHER_AD = "7z81vk0q3mxp";
const of = (...ids: readonly CarId[]): Comparison => ({ ids, view: FIRST_VIEW });
const id: fc.Arbitrary<CarId> = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(AD, OTHER_AD));
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
  it.each<[Act, readonly CarId[], readonly CarId[] | string]>([
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
    [{ type: "add", id: 3 }, [1, AD], [1, 3, AD]],
    [{ type: "add", id: AD }, [1], [1, AD]],
    [{ type: "move", id: AD, by: -1 }, [1, AD], [1, AD]],
    [{ type: "move", id: 1, by: 1 }, [1, AD], [1, AD]],
    [{ type: "move", id: AD, by: 1 }, [1, AD, OTHER_AD], [1, OTHER_AD, AD]],
    [{ type: "change", id: AD, to: 2 }, [1, AD, OTHER_AD], [1, 2, OTHER_AD]],
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
    expect(comparisonPath(of(12, 45, AD, OTHER_AD))).toBe(`/comparateur?v=12,45&a=${AD},${OTHER_AD}`);
    expect(comparisonPath(of(AD))).toBe(`/comparateur?a=${AD}`);
  });

  it.each([
    ["", []],
    ["?v=", []],
    ["?v=12,x,,-3,1e3,45,12,99999999999", [12, 45]],
    ["?v=1,2,3,4,5", [1, 2, 3, 4, 5]],
    ["?w=1", []],
    [`?a=${AD}&v=12`, [12, AD]],
    [`?a=${AD},GA-0Q3MX7,${AD},../me,&v=`, [AD]],
  ])("%s has the ids %j", (text, ids) => expect(readComparison(new URLSearchParams(text)).ids).toEqual(ids));

  it("never breaks, whoever wrote it", () => {
    fc.assert(
      fc.property(fc.string(), (text) => void readComparison(new URLSearchParams(`?v=${text}&a=${text}&voir=${text}`))),
    );
  });
});
