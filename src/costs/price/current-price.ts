interface Priced {
  /** List price, whole francs CFA. */
  readonly price: number | null;
  /** Price under a promo that is open to everybody; conditional offers are excluded. */
  readonly promoPrice: number | null;
}

/**
 * The price that any buyer pays for a car today, in whole francs CFA (rule: costs/price-that-counts). All code that lists, compares, calculates with or
 * searches prices calls this function, so that all pages show the same price for a car.
 */
export const currentPrice = ({ price, promoPrice }: Priced): number | null =>
  promoPrice !== null && (price === null || promoPrice < price) ? promoPrice : price;

/** Whether the current price is that of a promo. */
export const isReduced = (car: Priced): boolean => currentPrice(car) !== car.price;
