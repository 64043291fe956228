import { beforeAll, describe, expect, test } from "vitest";
import { everyKind, type Findings, MISSING, visitPage } from "../support/every-page";
import { visitors } from "../support/visitors";

const MOST_SHIFT = 0.02;

const visitor = visitors();

describe.each(everyKind)("a desktop that opens the kind « %s »", (_, address) => {
  let page: Findings;

  beforeAll(async () => {
    page = await visitPage(await visitor({ device: "desktop" }), "desktop", address);
  });

  test("keeps WCAG 2.2 AA in light and in dark, by axe", () => {
    expect(page.themes).toEqual([{ asked: "light", seen: "light", violations: [] }, { asked: "dark", seen: "dark", violations: [] }]);
  });

  test("does not scroll sideways when zoomed to 200 %", () => expect(page.narrow).toEqual({ page: 640, limit: 640, over: [] }));

  test("comes alive without a word or link changed", () => expect(page.alive).toEqual(page.built));

  test("shifts nothing, from its loading to its end", () => {
    expect(page.shifts.reduce((sum, { value }) => sum + value, 0), JSON.stringify(page.shifts)).toBeLessThan(MOST_SHIFT);
  });

  test("loads nothing of the provider of accounts", () => expect(page.ofAccounts).toEqual([]));

  test("has no error, and breaks no policy", () => {
    // The browser itself reports a page whose status is 404.
    expect(page.troubles.filter(({ what }) => !what.endsWith(`${MISSING})`))).toEqual([]);
  });
});
