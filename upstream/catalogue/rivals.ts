/** What the choice of rivals looks at. */
export interface Rival {
  id: number;
  segment: string;
  price: number | null;
}

const SPREAD = 0.2;

/** The three models of the same segment nearest in price, none more than 20 % away (rule: guide/rivals). */
export function rivalsOf(model: Rival, all: readonly Rival[]): number[] {
  const { price } = model;
  if (price === null) return [];
  return all
    .flatMap((other) =>
      other.price === null || other.id === model.id || other.segment !== model.segment
        ? []
        : [{ id: other.id, gap: Math.abs(other.price - price) }],
    )
    .filter(({ gap }) => gap <= price * SPREAD)
    .sort((a, b) => a.gap - b.gap || a.id - b.id)
    .slice(0, 3)
    .map(({ id }) => id);
}
