interface Priced {
  /** List price, whole francs CFA. */
  readonly price: number | null;
  /** What a promo for everybody makes of it; offers under conditions are not here. */
  readonly promoPrice: number | null;
}

/**
 * The price that counts (rule: costs/price-that-counts): what whoever buys a car pays for it today, in whole francs CFA. All that lists, compares, counts with or
 * searches prices asks here, so that no two pages have two prices of a car.
 */
export const currentPrice = ({ price, promoPrice }: Priced): number | null =>
  promoPrice !== null && (price === null || promoPrice < price) ? promoPrice : price;

/** Whether a promo is the price that counts. */
export const isReduced = (car: Priced): boolean => currentPrice(car) !== car.price;
