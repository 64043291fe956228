/** What a car costs today in francs CFA: its promo's price while that is lower, else its list price. */
export const paidPrice = ({ price, promo }: { readonly price: number | null; readonly promo: number | null }): number | null =>
  promo !== null && (price === null || promo < price) ? promo : price;

/** The same, of a version or a car that is compared. */
export const currentPrice = ({ price, promoPrice }: { readonly price: number | null; readonly promoPrice: number | null }): number | null => paidPrice({ price, promo: promoPrice });
