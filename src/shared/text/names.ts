const FRENCH = new Intl.Collator("fr", { numeric: true });

/**
 * Compares two names for all lists: in the order of a French dictionary, with numbers by value. Code point order, which GraphQL queries also use, would
 * put GWM before Geely and Électrique after Hybride.
 */
export const compareNames = (a: string, b: string): number => FRENCH.compare(a, b);

/** Sorts items by a name. */
export const alphabetical =
  <Item>(value: (item: Item) => string) =>
  (a: Item, b: Item) =>
    compareNames(value(a), value(b));
