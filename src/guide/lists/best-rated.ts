import { MIN_REVIEWS, type Rated } from "../reviews/ratings";

/** What a model without reviews is worth, in reviews: keeps one enthusiast from topping the list. */
const PRIOR_COUNT = 5;
const PRIOR_SCORE = 3.8;

/** Bayesian mean of the owners' scores. */
export const weighted = ({ ownerScore, reviewCount }: Rated) =>
  ((ownerScore ?? 0) * reviewCount + PRIOR_SCORE * PRIOR_COUNT) / (reviewCount + PRIOR_COUNT);

/** The best rated models, of those that have enough reviews (rule: guide/best-rated). */
export function bestRated<Model extends Rated>(models: readonly Model[], most: number): Model[] {
  return models
    .filter(({ reviewCount }) => reviewCount >= MIN_REVIEWS)
    .sort((a, b) => weighted(b) - weighted(a))
    .slice(0, most);
}
