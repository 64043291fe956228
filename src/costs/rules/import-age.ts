/** Papers of a car that customs have not let in for good. */
const NOT_CLEARED: readonly string[] = ["sous_douane", "passavant", "plaque_etrangere"];

/** Whether a car was, or is, brought in from elsewhere to be sold. */
export const isImported = ({ condition, papers }: { readonly condition: string; readonly papers: string }): boolean =>
  condition === "venant" || NOT_CLEARED.includes(papers);

/** Which rule of `parametres_pays` holds for a body: minibuses have that of lorries (rule: costs/import-age-heavy). */
export type ImportAgeKey = "import_age_max_voiture" | "import_age_max_lourd";
export const importAgeKey = (bodyType: string): ImportAgeKey =>
  bodyType === "minibus" ? "import_age_max_lourd" : "import_age_max_voiture";

/**
 * The last day on which a car may be imported: as many years after its first registration (rule: costs/import-age). 29 February ends on the 28th.
 * @param firstRegistration ISO day
 * @returns ISO day
 */
export function importableUntil(firstRegistration: string, years: number): string {
  const [year = 0, month = 1, day = 1] = firstRegistration.split("-").map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Whether a car is older than that for certain: the month is not always said, and until December it may be imported. @param today ISO day */
export const isPastImport = (
  { year, month }: { readonly year: number; readonly month: number | null },
  today: string,
  years: number,
): boolean => !isImportable(`${year}-${String(month ?? 12).padStart(2, "0")}-31`, today, years);

/** Whether it still may be, that day included. @param today ISO day */
export const isImportable = (firstRegistration: string, today: string, years: number): boolean =>
  today <= importableUntil(firstRegistration, years);
