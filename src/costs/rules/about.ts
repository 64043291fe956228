import { formatPrice } from "../../shared/figures/price";

/** Rounds an estimate, which is no bill: to 1.000 francs below a million, to 50.000 below ten millions, to 100.000 above, as estimates of used cars are. */
export function aboutAmount(amount: number): number {
  const step = amount < 1_000_000 ? 1_000 : amount < 10_000_000 ? 50_000 : 100_000;
  return Math.round(amount / step) * step;
}

/** « ≈ 13.600.000 FCA » (rule: costs/rounded-estimates) */
export const aboutPrice = (amount: number): string => `≈\u00a0${formatPrice(aboutAmount(amount))}`;
