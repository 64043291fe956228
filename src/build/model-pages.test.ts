import { expect, test, vi } from "vitest";
import { CAR_COST_KEYS, carCosts } from "../costs/rules/car-costs";
import { ratesOf } from "../costs/rules/parameters";
import type { Offer } from "../guide/promos/offer-words";
import type { CreatePage } from "./create-page";
import { createModelPages } from "./model-pages";

const parameters = CAR_COST_KEYS.map((key, at) => ({ key, value: 10 + at, valueMax: null }));
const rates = ratesOf(parameters, CAR_COST_KEYS);
const car = {
  energy: "Essence",
  consumption: 5.6,
  consumptionUnit: null,
  fiscalPower: 8,
  automatic: null,
  groundClearance: null,
  power: null,
  boot: null,
  seats: null,
  warranty: null,
};
const version = (versionId: number, price: number | null, promoPrice: number | null, ...offers: readonly number[]) => ({
  ...car,
  versionId,
  path: `/${versionId}`,
  name: `Version ${versionId}`,
  price,
  promoPrice,
  priceHistory:
    versionId === 7
      ? [
          { date: "2026-03-01", price: 11_000_000 },
          { date: "2026-09-01", price: 10_000_000 },
        ]
      : [],
  offers: offers.map((promoId) => ({ promoId })),
});
const offer = (promoId: number, ...versionIds: readonly number[]): Offer => ({
  promoId,
  title: `Offre ${promoId}`,
  forEveryone: promoId === 1,
  promoPrice: 9_000_000,
  rate: null,
  end: "2026-11-26",
  conditions: null,
  versionIds,
  dealer: null,
});

/** Creates the pages of one model. Returns address → page context. */
function pagesOf(known: readonly { key: string; value: number | null; valueMax: number | null }[]) {
  const createPage =
    vi.fn<(page: { readonly path: string; readonly context: Readonly<Record<string, unknown>> }) => void>();
  const model = {
    modelId: 114,
    path: "/114",
    name: "Swift",
    gender: "FEMININE" as const,
    priceMin: 9_000_000,
    status: "ENDING",
    energies: ["Essence", "Électrique"],
    brand: { name: "Suzuki" },
    offers: [offer(1, 7), offer(2)],
    versions: [version(7, 10_000_000, 9_000_000, 1, 2), version(8, 12_000_000, null, 2), version(9, null, null)],
  };
  const rates = ratesOf(known, CAR_COST_KEYS);
  const reviewsOf = (modelId: number) => `avis ${modelId}`;
  const related = { ofModel: (modelId: number) => ({ reviewIds: [modelId + 1], articleIds: [modelId + 2] }) };
  createModelPages(createPage as unknown as CreatePage, [model], {
    rates,
    priceNote: "prix relevé",
    reviewsOf,
    related,
  });
  return new Map(createPage.mock.calls.map(([{ path, context }]) => [path, context]));
}

// rule: costs/own-offers
test("a version’s page has the costs at its current price and its own offers; a model’s page has all offers with their versions", async () => {
  const pages = pagesOf(parameters);
  if (!rates) throw new Error("no rates");
  expect([...pages.keys()]).toEqual(["/114", "/7", "/8", "/9"]);
  expect(pages.get("/7")).toMatchObject({
    versionId: 7,
    costs: { amounts: carCosts(rates, { ...car, price: 9_000_000 }) },
    offers: [{ id: "offre-1" }, { id: "offre-2" }],
  });
  expect(pages.get("/8")).toMatchObject({
    costs: { amounts: carCosts(rates, { ...car, price: 12_000_000 }) },
    offers: [{ id: "offre-2" }],
  });
  expect(pages.get("/9")).toMatchObject({ costs: null, offers: [] });
  expect(pages.get("/114")).toMatchObject({
    modelId: 114,
    allReviews: "avis 114",
    reviewIds: [115],
    articleIds: [116],
    badges: ["Fin de série", "Promo −1.000.000\u00a0FCA", "Électrique"],
    offers: [
      { head: expect.stringContaining(", version Version 7, jusqu’au"), text: expect.stringContaining("Offre 1.") },
      { text: expect.stringContaining("Offre 2.") },
    ],
    questions: [
      {
        question: "Combien coûte la Suzuki Swift neuve au Sénégal ?",
        answer: expect.stringContaining("9.000.000\u00a0FCA, prix relevé"),
      },
      { question: "Combien consomme la Suzuki Swift ?" },
    ],
  });
});

// rule: costs/new-price-history
test("a version’s page draws its list price since it was first read; one that never changed is not drawn", async () => {
  const pages = pagesOf(parameters);
  expect(pages.get("/7")?.["prices"]).toEqual([
    { label: "1er mars 2026", price: 11_000_000 },
    { label: "1er septembre 2026", price: 10_000_000 },
  ]);
  expect(pages.get("/8")?.["prices"]).toBeNull();
});

// rule: costs/own-offers
test("without the country’s figures a page has no costs", async () => {
  expect(pagesOf(parameters.slice(1)).get("/7")).toMatchObject({ costs: null });
});
