import { isUnpaid } from "./duties";

/** Whether a car was imported, or is being imported, to be sold. */
export const isImported = ({ condition, papers }: { readonly condition: string; readonly papers: string }): boolean =>
  condition === "venant" || isUnpaid({ papers });

/** Key in `parametres_pays` of the age limit for a body type: minibuses follow the limit of lorries (rule: costs/import-age-heavy). */
export type ImportAgeKey = "import_age_max_voiture" | "import_age_max_lourd";
export const importAgeKey = (bodyType: string): ImportAgeKey =>
  bodyType === "minibus" ? "import_age_max_lourd" : "import_age_max_voiture";

/**
 * The last day on which a car may be imported: `years` years after its first registration (rule: costs/import-age). For 29 February it is the 28th.
 * @param firstRegistration ISO day; a missing month or day counts as the first
 * @returns ISO day
 */
export function importableUntil(firstRegistration: string, years: number): string {
  const [year = 0, month = 1, day = 1] = firstRegistration.split("-").map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Whether a car is certainly past the age limit. When the month is unknown, December is assumed, in favour of the car. @param today ISO day */
export const isPastImport = (
  { year, month }: { readonly year: number; readonly month: number | null },
  today: string,
  years: number,
): boolean => !isImportable(`${year}-${String(month ?? 12).padStart(2, "0")}-31`, today, years);

/** Whether a car may still be imported; its last day counts. @param today ISO day */
export const isImportable = (firstRegistration: string, today: string, years: number): boolean =>
  today <= importableUntil(firstRegistration, years);
