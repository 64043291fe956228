/** One way to order a list. */
export interface Order<Item> {
  readonly label: string;
  readonly compare: (a: Item, b: Item) => number;
}

/** Orders by one figure, smallest first; what has none stands last. */
export const ascending =
  <Item>(value: (item: Item) => number | null | undefined) =>
  (a: Item, b: Item) =>
    (value(a) ?? Infinity) - (value(b) ?? Infinity) || 0;

/** Orders by one figure, largest first; what has none stands last. */
export const descending =
  <Item>(value: (item: Item) => number | null | undefined) =>
  (a: Item, b: Item) =>
    (value(b) ?? -Infinity) - (value(a) ?? -Infinity) || 0;
