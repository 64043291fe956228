import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reviewsOf, routes } from "../routes";
import type { Facet, ListedReview } from "./review-facets";
import { allFilters, filtersBeside, type ReviewList, reviewLists } from "./review-lists";

const ENERGIES = ["Essence", "Diesel", "Électrique", "Hybride rechargeable"];
const model = fc
  .record({ modelId: fc.integer({ min: 1, max: 6 }), energies: fc.subarray(ENERGIES) })
  .map(({ modelId, energies }) => ({
    modelId,
    slug: `modele-${modelId}`,
    name: `Modèle ${modelId}`,
    articled: null,
    energies,
    brand: { brandId: modelId % 3, slug: `marque-${modelId % 3}`, name: `Marque ${modelId % 3}` },
  }));
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 5 });
const review = fc.record({
  reviewId: fc.integer({ min: 1, max: 9_999 }),
  date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, "0")}`),
  overall: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  usefulVotes: fc.nat(9),
  mileage: some(fc.nat(300_000)),
  year: some(fc.integer({ min: 2018, max: 2022 })),
  usage: some(fc.constantFrom("ville", "route", "piste", "taxi_vtc")),
  model,
});
const reviews = fc.uniqueArray(review, { selector: ({ reviewId }) => reviewId, maxLength: 80 });

const idsOf = (list: ReviewList) => list.orders[0].ids;
const inFacet = (lists: readonly ReviewList[], facet: Facet | null) => lists.filter((list) => list.facet === facet);
/** Number of times that a review appears in the lists of a facet. */
const times = (lists: readonly ReviewList[], facet: Facet, { reviewId }: ListedReview) =>
  inFacet(lists, facet)
    .flatMap(idsOf)
    .filter((id) => id === reviewId).length;

const holds = (property: (lists: readonly ReviewList[], all: readonly ListedReview[]) => void) =>
  fc.assert(fc.property(reviews, (all) => property(reviewLists(all), all)));

describe("the lists of reviews", () => {
  // rule: guide/review-lists
  test("a review appears once in the list of all reviews, and once in each facet for which it has a value", () => {
    holds((lists, all) => {
      expect(
        inFacet(lists, null)
          .flatMap(idsOf)
          .toSorted((a, b) => a - b),
      ).toEqual(all.map(({ reviewId }) => reviewId).toSorted((a, b) => a - b));
      for (const one of all)
        expect(
          ["marque", "note", "usage", "annee", "kilometrage", "energie"].map((facet) =>
            times(lists, facet as Facet, one),
          ),
        ).toEqual([
          1,
          1,
          one.usage === null ? 0 : 1,
          one.year === null ? 0 : 1,
          one.mileage === null ? 0 : 1,
          one.model.energies.length,
        ]);
    });
  });

  test("a model with at least four reviews has a list, which contains all of them", () => {
    holds((lists, all) => {
      const counts = new Map<number, number>();
      for (const {
        model: { modelId },
      } of all)
        counts.set(modelId, (counts.get(modelId) ?? 0) + 1);
      const expected = [...counts].filter(([, count]) => count >= 4).sort(([a], [b]) => a - b);
      expect(
        inFacet(lists, "modele")
          .map((list) => [list.modelId, idsOf(list).length])
          .sort(([a], [b]) => Number(a) - Number(b)),
      ).toEqual(expected);
    });
  });

  test("no list is empty, no two lists share an address, and a list of five reviews has every order", () => {
    holds((lists) => {
      const paths = lists.flatMap(({ orders }) => orders.map(({ path }) => path));
      expect(new Set(paths).size).toBe(paths.length);
      for (const { orders } of lists) {
        expect(orders[0].ids.length).toBeGreaterThan(0);
        expect(orders.length).toBe(orders[0].ids.length < 5 ? 1 : 5);
        for (const { ids } of orders) expect(new Set(ids)).toEqual(new Set(orders[0].ids));
      }
    });
  });

  test("the lists are the same whatever the order of the reviews", () => {
    fc.assert(fc.property(reviews, (all) => void expect(reviewLists(all.toReversed())).toEqual(reviewLists(all))));
  });

  // rule: guide/review-orders
  test("each order sorts as its label says: ties by latest first, reviews without the figure last", () => {
    holds((lists, all) => {
      const byId = new Map(all.map((one) => [one.reviewId, one]));
      const figures: Readonly<Record<string, (one: ListedReview) => number>> = {
        "Plus récents": ({ date }) => -Date.parse(date),
        "Plus utiles": ({ usefulVotes }) => -usefulVotes,
        "Meilleures notes": ({ overall }) => -overall,
        "Moins bonnes notes": ({ overall }) => overall,
        "Kilométrage décroissant": ({ mileage }) => (mileage === null ? 1 : -mileage),
      };
      for (const { orders } of lists)
        for (const { label, ids } of orders) {
          const ranks = ids
            .flatMap((id) => byId.get(id) ?? [])
            .map((one) => [figures[label]?.(one) ?? Number.NaN, -Date.parse(one.date), -one.reviewId] as const);
          expect(ranks).toEqual(ranks.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]));
        }
    });
  });

  test("without reviews there are no lists and no links", () =>
    expect([reviewLists([]), allFilters([])]).toEqual([[], []]));
});

const hilux: ListedReview = {
  reviewId: 1,
  date: "2026-02-11",
  overall: 3.9,
  usefulVotes: 41,
  mileage: 118_000,
  year: 2022,
  usage: "taxi_vtc",
  model: {
    modelId: 111,
    slug: "hilux",
    name: "Hilux",
    articled: "le Toyota Hilux",
    energies: ["Diesel"],
    brand: { brandId: 1, slug: "toyota", name: "Toyota" },
  },
};

// rule: guide/model-gender
test("the list of a model without a gender is titled without an article", () => {
  const some = [1, 2, 3, 4].map((reviewId) => ({ ...hilux, reviewId, model: { ...hilux.model, articled: null } }));
  expect(reviewLists(some).map(({ title }) => title)).toContain("Avis Toyota Hilux");
});

test("addresses and titles are readable", () => {
  const lists = reviewLists([1, 2, 3, 4].map((reviewId) => ({ ...hilux, reviewId })));
  expect(lists.map(({ title, orders: [{ path }] }) => [title, path.slice(routes.reviews.length)])).toEqual([
    ["Tous les avis des automobilistes", "/tous"],
    ["Avis sur les Toyota", "/marque/1-toyota"],
    ["Avis sur le Toyota Hilux", "/modele/111-toyota-hilux"],
    ["Avis sur les modèles en version diesel", "/energie/diesel"],
    ["Avis de ceux qui roulent en taxi ou VTC", "/usage/taxi-vtc"],
    ["Avis notés de 3 à 3,9", "/note/de-3-a-4"],
    ["Avis sur les voitures de 2022", "/annee/2022"],
    ["Avis après 100.000 à 150.000 km", "/kilometrage/100000-a-150000"],
  ]);
});

test.each([
  [0, "moins-de-30000"],
  [29_999, "moins-de-30000"],
  [30_000, "30000-a-60000"],
  [149_999, "100000-a-150000"],
  [150_000, "150000-et-plus"],
  [900_000, "150000-et-plus"],
])("%i km belong to the band %s", (mileage, band) => {
  expect(inFacet(reviewLists([{ ...hilux, mileage }]), "kilometrage").map(({ orders: [{ path }] }) => path)).toEqual([
    reviewsOf("kilometrage", band),
  ]);
});

describe("links to lists", () => {
  test("show the number of reviews of each list; beside a list are the links of its facet, its own included", () => {
    holds((lists) => {
      const counts = new Map(lists.map((list) => [list.orders[0].path, `${list.label} (${idsOf(list).length})`]));
      for (const list of lists) {
        const [own] = filtersBeside(list, lists);
        for (const { filters } of [...(own ? [own] : []), ...allFilters(lists)])
          for (const { label, path } of filters) expect(label).toBe(counts.get(path));
        if (list.facet !== null) expect(own?.filters.map(({ path }) => path)).toContain(list.orders[0].path);
        if (own?.name === "Marque") expect(own.filters.length).toBeLessThanOrEqual(13);
      }
    });
  });

  // rule: guide/review-brief
  test("the list of a brand names its models alone, with their mean score and their number of reviews", () => {
    const lists = reviewLists([1, 2, 3, 4].map((reviewId) => ({ ...hilux, reviewId, overall: 4 })));
    const toyota = lists.find(({ facet }) => facet === "marque");
    expect(toyota && filtersBeside(toyota, lists)[1]).toEqual({
      name: "Modèle",
      filters: [{ label: "Hilux 4,0 (4)", path: reviewsOf("modele", "111-toyota-hilux") }],
    });
  });

  test("beside the list of a brand are links to its models; beside the list of a model, links to the other models of its brand", () => {
    holds((lists) => {
      const models = (brandId: number | null) =>
        inFacet(lists, "modele")
          .filter((one) => one.brandId === brandId)
          .map(({ orders: [{ path }] }) => path);
      for (const list of [...inFacet(lists, "marque"), ...inFacet(lists, "modele")])
        expect(
          filtersBeside(list, lists)
            .find(({ name }) => name === "Modèle")
            ?.filters.map(({ path }) => path) ?? [],
        ).toEqual(models(list.brandId));
    });
  });
});
