import { tenths } from "../../shared/figures/tenths";

/** Box of the drawing of a price history, and the room that its line leaves at the edges. */
export const BOX = { width: 320, height: 96, edge: 8 } as const;
/** The bottom of the drawing, as a share of the highest price: a small drop must not look like a fall to nothing. */
const FLOOR = 0.7;
/** The last price still holds, so its step has a length of its own, as a share of the width. */
const TAIL = 0.2;

interface Dated {
  /** Francs. */
  readonly price: number;
  /** ISO time since which it is asked. */
  readonly at: string;
}

/**
 * Draws a price as a line of steps, each as long as the price was asked.
 * @param history at least two prices, the oldest first
 * @returns path data, and where the last price is
 */
export function priceSteps(history: readonly Dated[]): {
  readonly line: string;
  readonly last: { readonly x: number; readonly y: number };
} {
  const { width, height, edge } = BOX;
  const times = history.map(({ at }) => Date.parse(at));
  const prices = history.map(({ price }) => price);
  const [first, highest] = [times[0] ?? 0, Math.max(...prices)];
  const lowest = Math.min(...prices, highest * FLOOR);
  const span = Math.max(1, (times.at(-1) ?? first) - first);
  const x = (time: number) => tenths(edge + ((time - first) / span) * (width - 2 * edge) * (1 - TAIL));
  const y = (price: number) => tenths(edge + ((highest - price) / Math.max(1, highest - lowest)) * (height - 2 * edge));
  const steps = history.map(({ price }, place) =>
    place === 0 ? `M${x(first)} ${y(price)}` : `H${x(times[place] ?? first)}V${y(price)}`,
  );
  const last = { x: width - edge, y: y(prices.at(-1) ?? 0) };
  return { line: `${steps.join("")}H${last.x}`, last };
}
