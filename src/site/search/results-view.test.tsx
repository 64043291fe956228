// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { FoundPage } from "../../contract/site/found";
import { ResultsView } from "./results-view";

afterEach(cleanup);

const found = (groups: FoundPage["groups"]): FoundPage => ({
  asked: "toyota",
  groups,
  cars: null,
  elsewhere: [],
  lacks: null,
});
const dealer = (label: string, figure: string | null, brand?: string) => ({
  label,
  path: `/concessionnaires/${label}`,
  figure,
  brand,
});
/** What a row of the dealers says, under which title. */
function shownOf(rows: FoundPage["groups"][number]["rows"]): readonly (string | null)[] {
  const { unmount } = render(<ResultsView found={found([{ kind: "dealer", rows }])} />);
  const section = screen.getByRole("heading", { level: 2 }).closest("section") ?? expect.fail("no group");
  const shown = [section.querySelector("h2"), ...within(section).getAllByRole("link")];
  const texts = shown.map((one) => one?.textContent ?? null);
  unmount();
  return texts;
}

// rule: site/results-page
test("the dealers of one brand are named under it, each with its town alone; others say which brand they sell", () => {
  expect(shownOf([dealer("Baobab", "Dakar", "Toyota"), dealer("Rail", "Thiès", "Toyota")])).toEqual([
    "Concessionnaires Toyota",
    "Baobab Dakar",
    "Rail Thiès",
  ]);
  expect(shownOf([dealer("Baobab", "Dakar", "Toyota"), dealer("Rail", "Thiès")])).toEqual([
    "Concessionnaires",
    "Baobab Toyota · Dakar",
    "Rail Thiès",
  ]);
  expect(shownOf([dealer("Baobab", null)])).toEqual(["Concessionnaires", "Baobab"]);
  // The answer of a Worker of an earlier publication.
  expect(shownOf([dealer("Baobab", "Toyota · Dakar")])).toEqual(["Concessionnaires", "Baobab Toyota · Dakar"]);
});

// rule: site/results-page
test("a brand leads to its new and its used cars, and the chips say how many there are of a kind that is not cut", () => {
  const toyota = { label: "Toyota", path: "/toyota", figure: "11 modèles", used: { path: "/occasion", count: 73 } };
  const model = { label: "Toyota Hilux", path: "/hilux", figure: null };
  render(
    <ResultsView
      found={found([
        { kind: "brand", rows: [toyota] },
        { kind: "model", rows: [model] },
        { kind: "used", rows: [{ ...model, path: "/hilux-d-occasion" }] },
        { kind: "dealer", rows: [dealer("Baobab", "Dakar")], more: true },
      ])}
    />,
  );
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect([hrefOf("Neuves"), hrefOf("Occasions 73")]).toEqual(["/toyota", "/occasion"]);
  const chips = within(screen.getByRole("navigation", { name: "Dans les résultats" })).getAllByRole("link");
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    "Modèles\u00a01",
    "Occasions\u00a073",
    "Concessionnaires",
  ]);
});
