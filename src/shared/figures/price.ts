import { site } from "../../site";

/** Shown for an unknown value. */
export const UNKNOWN = "—";

/** Groups digits in threes with dots: 12900000 → « 12.900.000 ». Intl would use narrow spaces (rule: shared/price-text). */
export function groupDigits(value: number | string): string {
  return String(value)
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .replace(/\B(?=(?:\d{3})+$)/g, ".");
}

/**
 * Formats a price: « 12.900.000 FCA » (rule: shared/price-text).
 * @param value whole francs, or text; of two amounts joined by a hyphen both are shown, with a dash for zero: « — – 5.000.000 FCA ».
 * @returns a dash for null, empty and zero; never « 0 FCA ».
 */
export function formatPrice(value: number | string | null | undefined): string {
  const sides = String(value ?? "")
    .split("-")
    .map(groupDigits)
    .filter((side) => side !== "")
    .map((side) => (side === "0" ? UNKNOWN : side));
  return sides.every((side) => side === UNKNOWN) ? UNKNOWN : `${sides.join(" – ")}\u00a0${site.currencySuffix}`;
}

/** « 8.900.000 – 14.500.000 FCA »; a single amount when both are equal. */
export function formatPriceRange(min: number | null, max: number | null): string {
  return formatPrice(min !== null && max !== null && min !== max ? `${min}-${max}` : (min ?? max));
}

/** « dès 6.900.000 FCA », the lowest of these prices in francs, as the last of a line’s facts; nothing where none is known. */
export function startingPrice(prices: readonly (number | null)[]): readonly string[] {
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? [`dès ${formatPrice(Math.min(...known))}`] : [];
}
