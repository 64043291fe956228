// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { hydrated } from "../../../tests/support/hydrated";
import { SERVED_ID } from "../../shared/served/served";
import { LATEST_SERVED_AS, LatestAds, LatestAdsPlace } from "./latest-ads";
import { sampleAd } from "./sample-ads";

// As in the bundle for browsers, which has no samples.
vi.mock("../../shared/served/served-part", () => ({
  ServedPart: ({ place, children }: { place: string; children: ReactNode }) => (
    <div data-served={place}>{children}</div>
  ),
}));

const ADS = [sampleAd({ id: "000000000001" }), sampleAd({ id: "000000000002", title: "Kia Rio 2015" })];

/** Puts into the document what the Worker rendered the page from. */
function serve(of: string): void {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = SERVED_ID;
  script.textContent = JSON.stringify({ of, origin: "https://exemple.sn", value: ADS });
  document.body.append(script);
}
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// rule: market/front-page
test("the ads that the Worker rendered equal the browser’s first render", () => {
  const ads = <LatestAds ads={ADS} />;
  serve(LATEST_SERVED_AS);
  const { html, repaired } = hydrated(<LatestAdsPlace />, { places: { latest: ads } });
  expect(html).not.toContain("Voir les voitures d’occasion");
  expect(repaired).toEqual([]);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Hyundai Tucson 2017",
    "Kia Rio 2015",
  ]);
});

// rule: market/front-page
test("without them, and for who comes from another page, a sentence leads to the market", () => {
  serve("ad/000000000001");
  render(<LatestAdsPlace />);
  expect(screen.queryAllByRole("article")).toEqual([]);
  expect(screen.getByRole("link", { name: "Voir les voitures d’occasion" }).getAttribute("href")).toBe(
    "/marche-doccasion",
  );
});
