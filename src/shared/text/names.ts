const FRENCH = new Intl.Collator("fr", { numeric: true });

/**
 * How two names stand beside each other wherever names are listed: as in a French dictionary, numbers by what they count. Neither the
 * order of signs, which puts GWM before Geely and Électrique after Hybride, nor that of a query, which is the same.
 */
export const compareNames = (a: string, b: string): number => FRENCH.compare(a, b);

/** Orders by a name. */
export const alphabetical =
  <Item>(value: (item: Item) => string) =>
  (a: Item, b: Item) =>
    compareNames(value(a), value(b));
