import { expect, test } from "vitest";
import { type Findings, MISSING } from "./every-page";

const MAX_SHIFT = 0.02;

/** Declares what holds of a visit of any page, on any device. @param page what the visit found, once it is over */
export function testEveryVisit(page: () => Findings): void {
  test("keeps WCAG 2.2 AA in light and in dark, by axe", () => {
    expect(page().violations).toEqual([]);
  });

  test("comes alive without a word or link changed", () => expect(page().alive).toEqual(page().built));

  test("shifts nothing, from its loading to its end", () => {
    const { shifts } = page();
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(MAX_SHIFT);
  });

  test("loads nothing of the provider of accounts", () => expect(page().ofAccounts).toEqual([]));

  test("has no error, and breaks no policy", () => {
    // The browser itself reports a page whose status is 404.
    expect(page().troubles.filter(({ what }) => !what.endsWith(`${MISSING})`))).toEqual([]);
  });
}
