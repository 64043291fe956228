/** A model in a list, with the figures that the list shows for it. */
export interface ListedModel {
  readonly modelId: number;
  /** Lowest price among its versions that belong to the list, in francs CFA. */
  readonly from: number | null;
  /** Id of the version that has the lowest price, which « Comparer » adds. */
  readonly cheapestId: number;
  /** Whether that price is a promo’s. */
  readonly isPromo: boolean;
  /** « 90 à 115 ch » of its versions that belong to the list; the search, whose HTML is at its budget, goes without. */
  readonly power?: string | null;
  /** « 5,4 à 6,1 l/100 km » of the same versions. */
  readonly consumption?: string | null;
}
