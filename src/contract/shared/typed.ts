import { parseAmount } from "./price-text";

const bare = (text: string) => text.replace(/[\s\u00a0\u202f]/g, "");

/** Reads a whole number as people type it, with dots or spaces between thousands: « 6 000 000 », « 6.000.000 » → 6000000. @returns null where the text is not one */
export function typedAmount(text: string): number | null {
  const digits = bare(text).replace(/\.(?=\d{3}(?:\D|$))/g, "");
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

const MAX_FRANCS = 999_999_999_999;

/** Reads whole francs as people type them: everything that `parseAmount` reads (« 6,5 M », « 6 500 000 FCFA »), and 0. @returns null where the text is not an amount */
export function typedFrancs(text: string): number | null {
  const value = /^0+$/.test(bare(text)) ? 0 : parseAmount(text);
  return value !== null && value <= MAX_FRANCS ? value : null;
}

/** Reads a percentage from 0 to `most`: « 33,33 », not « 150 ». @returns null where the text is not one */
export function typedPercent(text: string, most = 100): number | null {
  const value = typedDecimal(text);
  return value !== null && value <= most ? value : null;
}

/** Reads a decimal number: « 7,5 », « 7.5 » → 7.5. @returns null where the text is not one, or has more than `mostDecimals` decimals */
export function typedDecimal(text: string, mostDecimals = 3): number | null {
  const [typed, decimals = ""] = /^\d{1,6}(?:\.(\d+))?$/.exec(bare(text).replace(",", ".")) ?? [];
  return typed !== undefined && decimals.length <= mostDecimals ? Number(typed) : null;
}
