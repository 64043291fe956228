/** A sort order of a list. */
export interface Order<Item> {
  readonly label: string;
  readonly compare: (a: Item, b: Item) => number;
}

/** Sorts by a figure, smallest first; items without one come last. */
export const ascending =
  <Item>(value: (item: Item) => number | null | undefined) =>
  (a: Item, b: Item) =>
    (value(a) ?? Infinity) - (value(b) ?? Infinity) || 0;

/** Sorts by a figure, largest first; items without one come last. */
export const descending =
  <Item>(value: (item: Item) => number | null | undefined) =>
  (a: Item, b: Item) =>
    (value(b) ?? -Infinity) - (value(a) ?? -Infinity) || 0;
