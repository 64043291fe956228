import { asTyped } from "./figures";

/** Formats an amount in millions of francs, to ten thousand: 17500000 → « 17,5 M ». */
export const millions = (amount: number) => `${asTyped(Math.round(amount / 10_000) / 100)}\u00a0M`;
