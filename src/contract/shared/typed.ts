import { parseAmount } from "./price-text";

const bare = (text: string) => text.replace(/[\s\u00a0\u202f]/g, "");

/** A whole number as people type it, dots or spaces between thousands: « 6 000 000 », « 6.000.000 » → 6000000. Null where it is none. */
export function typedAmount(text: string): number | null {
  const digits = bare(text).replace(/\.(?=\d{3}(?:\D|$))/g, "");
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

const MAX_FRANCS = 999_999_999_999;

/** Whole francs as people type them, all that `parseAmount` reads: « 6,5 M », « 6 500 000 FCFA »; 0 too. Null where it is none. */
export function typedFrancs(text: string): number | null {
  const value = /^0+$/.test(bare(text)) ? 0 : parseAmount(text);
  return value !== null && value <= MAX_FRANCS ? value : null;
}

/** A share in percent, from 0 to the most that makes sense: « 33,33 », not « 150 ». Null where it is none. */
export function typedPercent(text: string, most = 100): number | null {
  const value = typedDecimal(text);
  return value !== null && value <= most ? value : null;
}

/** A figure with decimals: « 7,5 », « 7.5 » → 7.5. Null where it is none, or has more decimals than asked for. */
export function typedDecimal(text: string, mostDecimals = 3): number | null {
  const [typed, decimals = ""] = /^\d{1,6}(?:\.(\d+))?$/.exec(bare(text).replace(",", ".")) ?? [];
  return typed !== undefined && decimals.length <= mostDecimals ? Number(typed) : null;
}
