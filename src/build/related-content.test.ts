import { expect, test } from "vitest";
import { relatedContent } from "./related-content";
import type { ListedReview } from "./review-facets";

const review = (reviewId: number, modelId: number, usefulVotes: number, date: string, overall = 4): ListedReview => ({
  reviewId,
  date,
  overall,
  usefulVotes,
  mileage: null,
  year: null,
  usage: null,
  model: { modelId, slug: "m", name: "M", articled: null, energies: [], brand: { brandId: 1, slug: "b", name: "B" } },
});

const { ofModel, ofBrand } = relatedContent(
  [
    review(1, 7, 2, "2026-01-02"),
    review(2, 7, 9, "2025-03-04", 5),
    review(3, 7, 2, "2026-05-06"),
    review(4, 8, 0, "2026-05-06", 3),
  ],
  [
    { articleId: 30, modelIds: [8, 7, 7] },
    { articleId: 20, modelIds: [8] },
    { articleId: 10, modelIds: [7] },
    { articleId: 5, modelIds: [7, 9] },
  ],
);

// rule: guide/review-orders
test("the page of a model begins with the most useful reviews, then the latest, and has its two latest articles", () => {
  expect(ofModel(7)).toEqual({ reviewIds: [2, 3, 1], articleIds: [30, 10] });
  expect(ofModel(99)).toEqual({ reviewIds: [], articleIds: [] });
});

// rule: guide/review-orders
test("the page of a brand has the score of all its models’ reviews, and each of their three latest articles once", () => {
  expect(ofBrand([7, 8])).toEqual({ reviews: { score: 4, count: 4 }, articleIds: [30, 20, 10] });
  expect(ofBrand([99])).toEqual({ reviews: { score: null, count: 0 }, articleIds: [] });
});
