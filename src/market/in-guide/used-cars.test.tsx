// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { AdMarket } from "../../contract/market/ad";
import { sampleAd } from "../cards/sample-ads";
import { UsedPlace } from "./used-place";
import "./used-cars";
import "./used-near";

/** The callbacks of IntersectionObserver in the order of their creation; jsdom does not have it. */
let watching: ((entries: readonly { isIntersecting: boolean }[]) => void)[] = [];
const scrolled = () => watching.at(-1)?.([{ isIntersecting: true }]);
const placeAt = (top: number) =>
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top, bottom: top } as DOMRect);
/** Brings the place near the screen, and lets its request be answered while it is still below the screen. */
async function comeNear(): Promise<void> {
  placeAt(innerHeight + 200);
  scrolled();
  await settle();
  scrolled();
  await settle();
}

function answering(answer: object): string[] {
  const asked: string[] = [];
  watching = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json(answer));
  });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (typeof watching)[number]) {
        watching.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  return asked;
}
/** Lets the pending request be answered, then lets two frames pass: the page then counts as at rest. */
const settle = () =>
  act(async () => {
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ads = ["a", "b", "c", "d"].map((id) => sampleAd({ id: id.repeat(12) }));
const market: AdMarket = {
  count: 23,
  more: false,
  asked: { n: 23, low: 8_000_000, median: 9_500_000, high: 11_000_000 },
  by_year: [{ year: 2017, n: 9, median: 9_500_000 }],
  latest: ads,
};

/** The place as it is built. */
const BEFORE = '<a class="chip" href="/marche-doccasion/hyundai/tucson">Hyundai Tucson d’occasion</a><div></div>';

// rule: market/in-guide
test("the place of used cars is, before any script, a link to them", () => {
  expect(
    renderToStaticMarkup(<UsedPlace of="modele" name="Hyundai Tucson" path="/marche-doccasion/hyundai/tucson" />),
  ).toBe(BEFORE);
});

// rule: market/in-guide
test("the page of a model loads its used cars when their place is near: how many, prices by year, three ads, and a link to all", async () => {
  const asked = answering(market);
  const { container } = render(
    <UsedPlace
      of="modele"
      name="Hyundai Tucson"
      articled="le Hyundai Tucson"
      path="/marche-doccasion/hyundai/tucson"
    />,
  );
  await settle();
  expect(asked).toEqual([]);
  expect(container.innerHTML).toBe(BEFORE);
  await comeNear();
  expect(asked).toEqual(["/api/ads/market?modele=hyundai-tucson"]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Le Hyundai Tucson d’occasion");
  expect(container.textContent).toContain(
    "23 annonces : la moitié demande 8.000.000 – 11.000.000\u00a0FCA, médiane 9.500.000\u00a0FCA.",
  );
  expect(
    within(screen.getByRole("row", { name: /^2017/ }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["9.500.000\u00a0FCA", "9"]);
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.getByRole("link", { name: /Tout voir/ }).getAttribute("href")).toBe(
    "/marche-doccasion/rechercher?modele=hyundai-tucson",
  );
});

// rule: market/in-guide
test("prices by year have a bar each, as long as the price is high", async () => {
  answering({
    ...market,
    by_year: [
      { year: 2019, n: 30, median: 21_000_000 },
      { year: 2012, n: 1, median: 6_500_000 },
    ],
  });
  const { container } = render(<UsedPlace of="modele" name="Land Cruiser" path="/marche-doccasion/toyota" />);
  await settle();
  await comeNear();
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "AnnéePrix médianAnnonces",
    "201921.000.000\u00a0FCA30",
    "20126.500.000\u00a0FCA1",
  ]);
  expect([...container.querySelectorAll("table rect")].map((bar) => bar.getAttribute("width"))).toEqual([
    "100%",
    "31%",
  ]);
});

// rule: market/in-guide
test("the page of a brand counts the ads of all its models, and mixes none of their years", async () => {
  const asked = answering({ ...market, count: 5_000, more: true });
  const { container } = render(<UsedPlace of="marque" name="Land Rover" path="/marche-doccasion/land-rover" />);
  await settle();
  await comeNear();
  expect(asked).toEqual(["/api/ads/market?marque=land-rover"]);
  expect(container.textContent).toContain("plus de 5.000 annonces, tous modèles : la moitié demande");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.getByRole("link", { name: /Tout voir/ }).getAttribute("href")).toBe(
    "/marche-doccasion/rechercher?marque=land-rover",
  );
});

test("cars that arrive while their place is in view wait until it is not, so that the text being read does not move", async () => {
  answering(market);
  const { container } = render(<UsedPlace of="marque" name="Toyota" path="/marche-doccasion/toyota" />);
  await settle();
  placeAt(innerHeight - 10);
  scrolled();
  await settle();
  scrolled();
  await settle();
  expect(container.lastElementChild?.outerHTML).toBe("<div></div>");
  placeAt(innerHeight + 10);
  scrolled();
  await settle();
  expect(screen.getAllByRole("article")).toHaveLength(3);
});

// rule: market/in-guide
test("a model without used cars shows the link alone", async () => {
  answering({ ...market, count: 0, asked: null, by_year: [], latest: [] });
  const { container } = render(<UsedPlace of="modele" name="Hyundai Tucson" path="/marche-doccasion/hyundai/tucson" />);
  await settle();
  await comeNear();
  expect(container.lastElementChild?.outerHTML).toBe("<div></div>");
});
