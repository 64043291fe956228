import { MIN_REVIEWS, type Rated } from "../reviews/ratings";

/** Prior of the Bayesian mean: five reviews of 3.8, so that a few enthusiastic reviews do not put a model at the top. */
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
