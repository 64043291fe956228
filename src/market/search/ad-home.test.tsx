// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AdHome } from "../../contract/market/ad";
import { sampleAd } from "../cards/sample-ads";
import { hydrated } from "../../../tests/support/hydrated";
import { AdHome as Online } from "./ad-home";
import { AdHomePlace } from "./ad-home-place";
import "./ask-home";
import "../estimate/estimate";

// As in the bundle for browsers, which has no samples.
vi.mock("../../shared/served/served-part", () => ({
  ServedPart: ({ place, children }: { place: string; children: ReactNode }) => (
    <div data-served={place}>{children}</div>
  ),
}));

const HOME: AdHome = {
  total: 600,
  latest: [sampleAd({ id: "000000000001", title: "Kia Sportage 2016" })],
  bargains: [sampleAd({ id: "000000000002", title: "Ford Escape 2014" })],
  parkings: [{ id: "v1", name: "Parking de Ngor", ads: 23 }],
  more: false,
  facets: {
    prix: [{ value: "-3000000", label: "Jusqu’à 3 M", count: 120 }],
    energie: [
      { value: "diesel", label: "Diesel", count: 1 },
      { value: "hybride", label: "Hybride", count: 7 },
      { value: "hybride-rechargeable", label: "Hybride rechargeable", count: 2 },
    ],
    affaire: [{ value: "1", label: "Bonne affaire", count: 6 }],
    carrosserie: [
      { value: "berline-4-portes", label: "Berline 4 portes", count: 20 },
      { value: "berline-5-portes", label: "Berline 5 portes", count: 11 },
    ],
  },
};
const MODELS = [{ value: "kia-sportage", label: "Kia Sportage", count: 3 }];
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));

/** jsdom has no IntersectionObserver: here every place is in view. */
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(readonly callback: (entries: readonly { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

/** Opens the page without the Worker, with these answers, one per request. */
async function open(...answers: Response[]): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  render(<AdHomePlace served={null} />);
  await settle();
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const titlesUnder = (title: string) =>
  within(screen.getByRole("heading", { level: 2, name: title }).closest("section") ?? expect.fail(title))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

// rule: market/home
test("what is online now appears under the links to searches, which then say how many ads they lead to", async () => {
  await open(Response.json(HOME));
  expect(titlesUnder("Dernières annonces")).toEqual(["Kia Sportage 2016"]);
  expect(titlesUnder("Bonnes affaires")).toEqual(["Ford Escape 2014"]);
  expect(screen.getByRole("link", { name: "Parking de Ngor 23 annonces" }).getAttribute("href")).toBe(
    "/marche-doccasion/vendeur/v1",
  );
  expect(screen.getByRole("link", { name: "Jusqu’à 3 M 120 annonces" }).getAttribute("href")).toBe(
    "/marche-doccasion/rechercher?prix_max=3000000",
  );
  for (const name of [
    "Diesel 1 annonce",
    "Hybrides 9 annonces",
    "Berlines 31 annonces",
    "Plus de 12 M 0 annonce",
    "Bonnes affaires 6 annonces",
    "Tous les prix 120 annonces",
  ])
    expect(screen.getByRole("link", { name })).toBeTruthy();
});

test("in a very large market only the newest ads are counted, and the page says that there are more", async () => {
  await open(Response.json({ ...HOME, total: 5_000, more: true }));
  expect(screen.getByRole("link", { name: "Jusqu’à 3 M plus de 120 annonces" })).toBeTruthy();
});

test("the links to searches stay when the ads fail to load, and the ads can be requested again", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined);
  const failure = () => new Response(null, { status: 503 });
  await open(failure(), failure(), Response.json({ ...HOME, bargains: [], parkings: [] }));
  for (let tries = 0; tries < 2; tries++) {
    expect(screen.getByRole("link", { name: "Jusqu’à 3 M" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Bonnes affaires" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    // The place of what is awaited is kept again.
    expect(screen.getByRole("heading", { name: "Bonnes affaires" })).toBeTruthy();
    await settle();
  }
  expect(titlesUnder("Dernières annonces")).toEqual(["Kia Sportage 2016"]);
  expect(screen.queryByRole("heading", { name: "Bonnes affaires" })).toBeNull();
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual(
    Array.from({ length: 2 }, () => ["Pas de réponse :", "/api/ads/home", 503]).flat(),
  );
  vi.mocked(console.warn).mockClear();
});

// rule: market/home-served
test("what the Worker rendered equals the browser’s first render, and nothing is asked for again", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const served = { home: { ...HOME, facets: { ...HOME.facets, modele: MODELS } }, isStale: true };
  const { html, container, repaired } = hydrated(<AdHomePlace served={served} />, {
    built: <AdHomePlace served={null} />,
    places: { online: <Online shown={served} /> },
  });
  expect(html).toContain(">120 annonces<");
  expect(html).toContain("voici celle d’il y a quelques minutes");
  expect(repaired).toEqual([]);
  expect(titlesUnder("Dernières annonces")).toEqual(["Kia Sportage 2016"]);
  await settle();
  expect(asked).not.toHaveBeenCalled();
  // The form of the estimate comes with its scripts.
  expect(html).toContain("Décrivez la voiture");
  expect(within(container).getByLabelText("Modèle").textContent).toContain("Kia Sportage");
});
