// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { FoundPage } from "../../contract/site/found";
import { ResultsView } from "./results-view";

afterEach(cleanup);

const dealer = (label: string, figure: string | null) => ({ label, path: `/concessionnaires/${label}`, figure });
/** What a row of the dealers says, under which title. */
function shownOf(rows: FoundPage["groups"][number]["rows"]): readonly (string | null)[] {
  const { unmount } = render(
    <ResultsView
      found={{ asked: "toyota", groups: [{ kind: "dealer", rows }], cars: null, elsewhere: [], lacks: null }}
    />,
  );
  const section = screen.getByRole("heading", { level: 2 }).closest("section") ?? expect.fail("no group");
  const shown = [section.querySelector("h2"), ...within(section).getAllByRole("link")];
  const texts = shown.map((one) => one?.textContent ?? null);
  unmount();
  return texts;
}

// rule: site/results-page
test("the dealers of one brand are named under it, each with its town alone; others say which brand they sell", () => {
  expect(shownOf([dealer("Baobab", "Toyota · Dakar"), dealer("Rail", "Toyota · Thiès")])).toEqual([
    "Concessionnaires Toyota",
    "Baobab Dakar",
    "Rail Thiès",
  ]);
  expect(shownOf([dealer("Baobab", "Toyota · Dakar"), dealer("Rail", "Thiès")])).toEqual([
    "Concessionnaires",
    "Baobab Toyota · Dakar",
    "Rail Thiès",
  ]);
  expect(shownOf([dealer("Baobab", null)])).toEqual(["Concessionnaires", "Baobab"]);
});
