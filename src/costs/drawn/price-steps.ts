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
  /** ISO time or day since which it is asked. */
  readonly at: string;
}

export interface DrawnPrices {
  /** Path data. */
  readonly line: string;
  /** Where the last price is. */
  readonly last: { readonly x: number; readonly y: number };
  /** The oldest first. */
  readonly prices: readonly Dated[];
}

/**
 * Draws a price as a line of steps, each as long as the price was asked.
 * @param prices the oldest first
 * @returns null for a price that never changed
 */
export function priceSteps(prices: readonly Dated[]): DrawnPrices | null {
  if (prices.length < 2) return null;
  const { width, height, edge } = BOX;
  const times = prices.map(({ at }) => Date.parse(at));
  const amounts = prices.map(({ price }) => price);
  const [first, highest] = [times[0] ?? 0, Math.max(...amounts)];
  const lowest = Math.min(...amounts, highest * FLOOR);
  const span = Math.max(1, (times.at(-1) ?? first) - first);
  const x = (time: number) => tenths(edge + ((time - first) / span) * (width - 2 * edge) * (1 - TAIL));
  const y = (price: number) => tenths(edge + ((highest - price) / Math.max(1, highest - lowest)) * (height - 2 * edge));
  const steps = prices.map(({ price }, place) =>
    place === 0 ? `M${x(first)} ${y(price)}` : `H${x(times[place] ?? first)}V${y(price)}`,
  );
  const last = { x: width - edge, y: y(amounts.at(-1) ?? 0) };
  return { line: `${steps.join("")}H${last.x}`, last, prices };
}
