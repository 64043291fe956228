/** What a car costs today in francs CFA: its promo's price while that is lower, else its list price. */
export const paidPrice = ({ price, promo }: { readonly price: number | null; readonly promo: number | null }): number | null =>
  promo !== null && (price === null || promo < price) ? promo : price;
