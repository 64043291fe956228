// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AdMarket } from "../contract/ads/ad";
import { fixtureAd } from "./fixture-ad";
import { UsedPlace } from "./used-place";
import "./used-cars";
import "./used-near";

let reach: () => void = () => expect.fail("nothing watches the place");
/** jsdom has no such observer; visitors' browsers do. */
function answering(answer: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json(answer));
  });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(told: (entries: readonly { isIntersecting: boolean }[]) => void) {
        reach = () => told([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("ResizeObserver", class { observe() {} });
  return asked;
}
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ads = ["a", "b", "c", "d"].map((id) => fixtureAd({ id: id.repeat(12) }));
const market: AdMarket = {
  count: 23,
  more: false,
  comparable: { n: 23, low: 8_000_000, median: 9_500_000, high: 11_000_000 },
  by_year: [{ year: 2017, n: 9, median: 9_500_000 }],
  latest: ads,
};

test("the page of a model asks when its place is near: how many, what they ask by year, three of them, and all", async () => {
  const asked = answering(market);
  const { container } = render(<UsedPlace of="modele" name="Hyundai Tucson" />);
  await settle();
  expect(asked).toEqual([]);
  expect(container.innerHTML).toBe("<div></div>");
  reach();
  await settle();
  expect(asked).toEqual(["/api/ads/market?modele=hyundai-tucson"]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Hyundai Tucson d’occasion");
  expect(container.textContent).toContain("23 annonces : la moitié demande 8.000.000 – 11.000.000\u00a0FCA, médiane 9.500.000\u00a0FCA.");
  expect(within(screen.getByRole("row", { name: /^2017/ })).getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["9.500.000\u00a0FCA", "9"]);
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.getByRole("link", { name: /Tout voir/ }).getAttribute("href")).toBe("/marche-doccasion/rechercher?modele=hyundai-tucson");
});

test("the page of a brand says as much of all its ads", async () => {
  const asked = answering({ ...market, count: 5_000, more: true, by_year: [{ year: 2019, n: 30, median: 21_000_000 }, { year: 2012, n: 1, median: 6_500_000 }] });
  const { container } = render(<UsedPlace of="marque" name="Land Rover" />);
  await settle();
  reach();
  await settle();
  expect(asked).toEqual(["/api/ads/market?marque=land-rover"]);
  expect(container.textContent).toContain("plus de 5.000 annonces");
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual(["AnnéePrix médianAnnonces", "201921.000.000\u00a0FCA30", "20126.500.000\u00a0FCA1"]);
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.getByRole("link", { name: /Tout voir/ }).getAttribute("href")).toBe("/marche-doccasion/rechercher?marque=land-rover");
});

test("where there are none, the page says nothing of it", async () => {
  answering({ ...market, count: 0, comparable: null, by_year: [], latest: [] });
  const { container } = render(<UsedPlace of="modele" name="Hyundai Tucson" />);
  await settle();
  reach();
  await settle();
  expect(container.innerHTML).toBe("<div></div>");
});
