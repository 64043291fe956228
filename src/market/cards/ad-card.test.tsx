// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PRICE_LABELS } from "../../contract/market/lists";
import { Toasts } from "../../shared/toasts/toasts";
import { AdCard } from "./ad-card";
import { sampleAd } from "./sample-ads";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse("2026-11-22T12:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = () => screen.getByRole("article").textContent?.replace(/\s/g, " ");

// rule: market/ad-card
test("the title of an ad links to it; its state, price, facts, place, seller, age and papers are in words", () => {
  render(<AdCard ad={sampleAd()} />);
  expect(screen.getByRole("heading", { name: "Hyundai Tucson 2017" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Hyundai Tucson 2017" }).getAttribute("href")).toBe(
    "/marche-doccasion/annonce/000000000001-hyundai-tucson-2017",
  );
  for (const words of [
    "Sans photo",
    "Venant",
    "9.500.000 FCA",
    "84.000 km · Essence · Automatique",
    "Ngor · Parking vérifié il y a 2 h",
    "Dédouané, muté",
  ])
    expect(text()).toContain(words);
  expect(screen.getByText("Sans photo").compareDocumentPosition(screen.getByRole("heading"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(text()).not.toMatch(/au lieu de|affaire|marché|élevé|comparé|0 photo/);
});

// rule: market/price-drop
test("a lower price shows the earlier one, and the price index has a label in words", () => {
  render(
    <AdCard
      ad={sampleAd({
        price_before: 10_200_000,
        price_label: "bonne_affaire",
      })}
    />,
  );
  expect(text()).toContain("9.500.000 FCA au lieu de 10.200.000 FCA");
  expect(screen.getByText("Bonne affaire")).toBeTruthy();
});

/** Where the steps of the scale that are the label's own begin and end, in steps. */
const stepsOf = (label: HTMLElement) => {
  const [, first = "", width = ""] =
    /^M(\d+) 4h(\d+)$/.exec(label.querySelector("path + path")?.getAttribute("d") ?? "") ?? [];
  return [Number(first) / 7, (Number(first) + Number(width) + 2) / 7];
};

// rule: market/price-label
test.each([
  ["tres_bonne_affaire", 0, 1],
  ["bonne_affaire", 1, 2],
  ["moins_chere", 0, 2],
  ["prix_du_marche", 2, 3],
  ["prix_un_peu_eleve", 3, 4],
  ["prix_eleve", 4, 5],
] as const)("the label %s is in words, which alone are read, beside a scale of its step", (label, from, to) => {
  render(<AdCard ad={sampleAd({ price_label: label })} />);
  const shown = screen.getByText(PRICE_LABELS[label].replace("\u00a0", " "));
  expect(stepsOf(shown)).toEqual([from, to]);
  expect(shown.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

// rule: market/price-label, market/ad-card
test("labels and papers are short enough for a card", () => {
  render(<AdCard ad={sampleAd({ price_label: "moins_chere", papers: "sous_douane" })} />);
  // What only some cards say stands last, together; papers to be done come first, because a row shows one line of it.
  expect(text()).toMatch(/Sous douane\s+Moins chère(?!\s:)/);
  for (const label of Object.values(PRICE_LABELS)) expect(label.length).toBeLessThanOrEqual(30);
});

// rule: market/price-drop
test("a raised price is not shown as a drop", () => {
  render(<AdCard ad={sampleAd({ price_before: 9_000_000 })} />);
  expect(text()).not.toContain("au lieu de");
});

test("the photo loads lazily, in the card’s width", () => {
  render(<AdCard ad={sampleAd({ photos: 4, cover: "ab".repeat(16) })} />);
  const image = screen.getByRole("article").querySelector("img");
  expect(image?.getAttribute("srcset")).toBe(
    `/media/${"ab".repeat(16)}-320.jpg 320w, /media/${"ab".repeat(16)}-640.jpg 640w`,
  );
  expect(image?.getAttribute("loading")).toBe("lazy");
  expect(text()).toContain("4 photos");
});

test("the built page shows a date; the age, which changes by the minute, comes with the scripts", async () => {
  vi.resetModules();
  const { AdCard: Built } = await import("./ad-card");
  expect(renderToString(<Built ad={sampleAd()} />)).toContain("22\u00a0nov.\u00a02026");
});

// rule: market/kept-ads
test("an ad can be added to the favourites of this browser, and removed", () => {
  const card = () => render(<AdCard ad={sampleAd()} />);
  card();
  const keep = () => within(screen.getByRole("article")).getByRole("button", { name: /Garder/ });
  fireEvent.click(keep());
  expect(keep().getAttribute("aria-pressed")).toBe("true");
  cleanup();
  card();
  expect(keep().getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(keep());
  expect(keep().getAttribute("aria-pressed")).toBe("false");
  expect(localStorage.getItem("favoris-annonces")).toBe("[]");
});

test("the seller is reached on WhatsApp, by a number that the edge reveals; a seller without WhatsApp has no button", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", (...request: unknown[]) => {
    asked.push(request);
    return Promise.resolve(
      Response.json(
        { code: "many_contacts", message: "Vous avez demandé beaucoup de numéros aujourd’hui." },
        { status: 429 },
      ),
    );
  });
  render(
    <>
      <AdCard ad={sampleAd()} />
      <Toasts />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: /^WhatsApp\s*Hyundai Tucson 2017$/ }));
  await screen.findByText("Vous avez demandé beaucoup de numéros aujourd’hui.");
  expect(asked).toEqual([
    [
      "/api/ads/000000000001/contact",
      expect.objectContaining({
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: '{"way":"whatsapp"}',
      }),
    ],
  ]);
  vi.unstubAllGlobals();
  cleanup();
  render(<AdCard ad={sampleAd({ whatsapp: false })} />);
  expect(screen.queryByRole("button", { name: /WhatsApp/ })).toBeNull();
});
