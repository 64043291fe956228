import { asTyped } from "./figures";

/** An amount of francs in millions, to ten thousand: 17500000 → 17.5. */
const inMillions = (amount: number) => Math.round(amount / 10_000) / 100;

/** Formats an amount in millions of francs, to ten thousand: 17500000 → « 17,5 M ». */
export const millions = (amount: number) => `${asTyped(inMillions(amount))}\u00a0M`;
