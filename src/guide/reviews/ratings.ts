/** Fewer owners say what they think of their own car, not how good the model is: no rank and no superlative is built on them. */
export const MIN_REVIEWS = 5;

export interface Rated {
  /** Mean out of 5; null without reviews. */
  readonly ownerScore: number | null;
  readonly reviewCount: number;
}

/** The owners' score as far as it may be compared with others'; null where too few gave one (rule: guide/search-orders, guide/compare-best). */
export const comparableScore = ({ ownerScore, reviewCount }: Rated): number | null =>
  reviewCount >= MIN_REVIEWS ? ownerScore : null;
