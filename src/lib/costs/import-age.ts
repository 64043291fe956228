/**
 * The last day on which a car may be imported: as many years after its first registration. 29 February ends on the 28th.
 * @param firstRegistration ISO day
 * @returns ISO day
 */
export function importableUntil(firstRegistration: string, years: number): string {
  const [year = 0, month = 1, day = 1] = firstRegistration.split("-").map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Whether it still may be, that day included. @param today ISO day */
export const isImportable = (firstRegistration: string, today: string, years: number): boolean => today <= importableUntil(firstRegistration, years);
