/** Format of the telephone numbers of a country (src/site.ts). */
export interface PhoneRule {
  /** `221` */
  readonly countryCode: string;
  /** A number of the country, without the country code. */
  readonly national: RegExp;
}

/** A number of any country: at most 15 digits, beginning with the country code (ITU-T E.164). */
const ANYWHERE = /^[1-9]\d{6,14}$/;

/**
 * Converts a telephone number as people type it to E.164: « 77 123 45 67 », « 00221 77.123.45.67 », « +33 6 12 34 56 78 ».
 * @returns null when the text is not a number; a foreign number needs + or 00
 */
export function normalPhone(typed: string, { countryCode, national }: PhoneRule): string | null {
  const bare = typed.replace(/[\s\u00a0\u202f.()/-]/g, "");
  const international = /^(?:\+|00)(\d+)$/.exec(bare)?.[1];
  if (international) {
    const rest = international.startsWith(countryCode) ? international.slice(countryCode.length) : null;
    return (rest === null ? ANYWHERE.test(international) : national.test(rest)) ? `+${international}` : null;
  }
  if (national.test(bare)) return `+${countryCode}${bare}`;
  return bare.startsWith(countryCode) && national.test(bare.slice(countryCode.length)) ? `+${bare}` : null;
}
