/** A price range as visitors and api.php write it (rule: shared/typed-amounts, shared/price-range). */
export interface PriceRange {
  min: number;
  max: number | null;
  currency: "XOF";
}

const MILLION = 1_000_000;
/** An amount: digits with separators, optionally followed by « M » for millions. */
const AMOUNT = /^(\d[\d.,\s\u00a0\u202f]{0,20}?)\s?(millions?|m)?$/i;
const CURRENCY = /\s*(?:f\s?cfa|fca|cfa|xof|f)\s*$/i;

/**
 * Reads an amount in whole francs CFA: « 12.900.000 FCA », « 12 900 000 F », « 6,5 M », « 6500000 ».
 * Dots and commas group thousands, except before « M », where a dot or a comma is the decimal mark.
 * @returns null for empty, zero, « NC » and anything that is not one amount.
 */
export function parseAmount(text: string): number | null {
  const bare = text.slice(0, 60).trim().replace(CURRENCY, "").trim();
  const match = AMOUNT.exec(bare);
  if (!match) return null;
  const digits = (match[1] ?? "").replace(/[\s\u00a0\u202f]/g, "");
  const value = match[2] ? Math.round(Number(digits.replace(",", ".")) * MILLION) : Number(digits.replace(/[.,]/g, ""));
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

/**
 * Reads a minimum, optionally followed by a hyphen and a maximum and by a currency word (rule: shared/price-range): « 5000000-10000000 », « 40000000- ».
 * @returns null when the minimum cannot be read or the maximum is below it.
 */
export function parsePriceRange(text: string): PriceRange | null {
  const [low = "", high = "", ...rest] = text.slice(0, 120).replace(CURRENCY, "").split(/[-–]/);
  if (rest.length > 0) return null;
  const min = low.trim() === "0" ? 0 : parseAmount(low);
  const max = high.trim() === "" ? null : parseAmount(high);
  if (min === null || (high.trim() !== "" && max === null)) return null;
  return max !== null && max < min ? null : { min, max, currency: "XOF" };
}
