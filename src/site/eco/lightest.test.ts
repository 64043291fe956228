import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lightest } from "./lightest";

const SET = "/a-320.avif 320w,\n/a-640.avif 640w, /a-1280.avif 1280w";

describe("the file for a visitor who saves data", () => {
  it.each([
    [0, "/a-320.avif"],
    [320, "/a-320.avif"],
    [321, "/a-640.avif"],
    [5_000, "/a-1280.avif"],
  ])("for a place %i pixels wide is %s", (width, file) => expect(lightest(SET, width)).toBe(file));

  it.each(["", "/a.avif", "/a.avif 2x"])("is unknown when the widths are not given: %j", (srcset) =>
    expect(lightest(srcset, 100)).toBeNull(),
  );

  it("is the smallest one that fills the place, or the largest when none does", () => {
    const widths = fc.uniqueArray(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(widths, fc.integer({ min: 0, max: 4_000 }), (all, place) => {
        const chosen = Number(lightest(all.map((width) => `/${width} ${width}w`).join(", "), place)?.slice(1));
        const enough = all.filter((width) => width >= place);
        return chosen === (enough.length > 0 ? Math.min(...enough) : Math.max(...all));
      }),
    );
  });
});
