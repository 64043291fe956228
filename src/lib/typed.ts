const bare = (text: string) => text.replace(/[\s\u00a0\u202f]/g, "");

/** A whole amount as people type it, dots or spaces between thousands: « 6 000 000 », « 6.000.000 » → 6000000. Null where it is none. */
export function typedAmount(text: string): number | null {
  const digits = bare(text).replace(/\.(?=\d{3}(?:\D|$))/g, "");
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

/** A figure with decimals: « 7,5 », « 7.5 » → 7.5. Null where it is none. */
export function typedDecimal(text: string): number | null {
  const typed = bare(text).replace(",", ".");
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(typed) ? Number(typed) : null;
}
