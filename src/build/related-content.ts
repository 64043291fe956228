import { meanScore } from "../shared/figures/mean";
import type { ListedReview } from "./review-facets";

/** @returns for a brand or a dealer, the ids of its first promos, at most as many as are asked for; none for an owner without promos */
export function promoIdsBy<Promo extends { readonly promoId: number }>(
  promos: readonly Promo[],
  ownerOf: (promo: Promo) => number | null,
) {
  const groups = Map.groupBy(promos, ownerOf);
  return (owner: number, most: number): readonly number[] =>
    (groups.get(owner) ?? []).slice(0, most).map(({ promoId }) => promoId);
}

export interface RelatedArticle {
  readonly articleId: number;
  readonly modelIds: readonly number[];
}

const ARTICLES_OF_MODEL = 2;
const ARTICLES_OF_BRAND = 3;

/** The most useful first, then the latest. */
const mostUsefulFirst = (a: ListedReview, b: ListedReview) =>
  b.usefulVotes - a.usefulVotes || (a.date === b.date ? a.reviewId - b.reviewId : a.date < b.date ? 1 : -1);

/**
 * The reviews and articles that the pages of a model and of a brand show. A page that has their ids depends on them alone: with a filter in its own query, each new review
 * or article would run the queries of all these pages again.
 * @param articles latest first
 */
export function relatedContent(reviews: readonly ListedReview[], articles: readonly RelatedArticle[]) {
  const reviewsOf = Map.groupBy(reviews, ({ model }) => model.modelId);
  const articlesOf = new Map<number, number[]>();
  for (const { articleId, modelIds } of articles)
    for (const id of new Set(modelIds)) articlesOf.set(id, [...(articlesOf.get(id) ?? []), articleId]);
  return {
    ofModel: (modelId: number) => ({
      reviewIds: (reviewsOf.get(modelId) ?? []).toSorted(mostUsefulFirst).map(({ reviewId }) => reviewId),
      articleIds: (articlesOf.get(modelId) ?? []).slice(0, ARTICLES_OF_MODEL),
    }),
    ofBrand: (modelIds: readonly number[]) => {
      const scores = modelIds.flatMap((id) => (reviewsOf.get(id) ?? []).map(({ overall }) => overall));
      const own = new Set(modelIds.flatMap((id) => articlesOf.get(id) ?? []));
      return {
        /** Mean of the scores of its models’ reviews, null without any, and how many there are. */
        reviews: { score: meanScore(scores), count: scores.length },
        articleIds: articles
          .flatMap(({ articleId }) => (own.has(articleId) ? [articleId] : []))
          .slice(0, ARTICLES_OF_BRAND),
      };
    },
  };
}
export type RelatedContent = ReturnType<typeof relatedContent>;
