import { expect, test } from "vitest";
import { type Findings, MISSING } from "./every-page";

const MAX_SHIFT = 0.02;

/** Declares the tests of a visit of any page, on any device. @param page returns the findings of the visit, once it is over */
export function testEveryVisit(page: () => Findings): void {
  test("meets WCAG 2.2 AA in the light and the dark theme, according to axe", () => {
    expect(page().violations).toEqual([]);
  });

  test("comes alive without a word or link changed", () => expect(page().alive).toEqual(page().built));

  test("has no layout shift while it loads and is read to its end", () => {
    const { shifts } = page();
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(MAX_SHIFT);
  });

  test("loads nothing of the identity provider", () => expect(page().ofAccounts).toEqual([]));

  test("has no error and no violation of the policy", () => {
    // The browser itself reports a page whose status is 404.
    expect(page().troubles.filter(({ what }) => !what.endsWith(`${MISSING})`))).toEqual([]);
  });
}
