// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OpeningStatus, OpeningTable } from "./opening-status";
import { DAYS } from "./week";

const hours = DAYS.slice(0, 6).map((day) => ({ day, opens: "08:30", closes: day === "samedi" ? "13:00" : "18:00" }));
const both = (
  <OpeningStatus hours={hours}>
    <OpeningTable hours={hours} />
  </OpeningStatus>
);
/** The line that opens the table, and the day that is marked. */
const shown = () => [
  document.querySelector("summary")?.textContent?.replaceAll("\u00a0", " "),
  document.querySelector("[aria-current=date] th")?.textContent,
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// rule: guide/dealer-open
test("the page as it is served is the same whenever it is made, and claims nothing about the present", () => {
  const served = ["2026-11-23T09:00:00Z", "2026-11-29T23:59:00Z"].map((now) => {
    vi.setSystemTime(now);
    return renderToString(both);
  });
  expect(served[0]).toBe(served[1]);
  expect(served[0]).not.toMatch(/Ouvert|ouvre|aujourd’hui|aria-current/);
  expect(served[0]).toContain("Lundi – vendredi, 8\u00a0h\u00a030\u00a0–\u00a018\u00a0h\u00a000");
});

// rule: guide/dealer-open
test("in a browser it takes over what was served, then says whether the dealer is open and marks today", async () => {
  vi.setSystemTime("2026-11-23T17:58:30Z");
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(both);
  await act(async () => void render(both, { container: place, hydrate: true }));
  expect(vi.mocked(console.error)).not.toHaveBeenCalled();
  expect(shown()).toEqual(["Ouvert · ferme à 18 h", "Lundi (aujourd’hui)"]);
});

// rule: guide/dealer-open
test("a page that stays open follows the clock, over midnight too", async () => {
  vi.setSystemTime("2026-11-28T12:59:30Z");
  render(both);
  expect(shown()).toEqual(["Ouvert · ferme à 13 h", "Samedi (aujourd’hui)"]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(shown()).toEqual(["Fermé · ouvre lundi à 8 h 30", "Samedi (aujourd’hui)"]);
  await act(() => vi.advanceTimersByTimeAsync(11 * 3_600_000));
  expect(shown()).toEqual(["Fermé · ouvre demain à 8 h 30", "Dimanche (aujourd’hui)"]);
});
