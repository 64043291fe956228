/** Minimum number of reviews: with fewer, a score says little about the model, so it is not ranked and never called the best. */
export const MIN_REVIEWS = 5;

export interface Rated {
  /** Mean out of 5; null without reviews. */
  readonly ownerScore: number | null;
  readonly reviewCount: number;
}

/** The owners' score for comparison with other models; null when there are too few reviews (rule: guide/search-orders, guide/compare-best). */
export const comparableScore = ({ ownerScore, reviewCount }: Rated): number | null =>
  reviewCount >= MIN_REVIEWS ? ownerScore : null;
