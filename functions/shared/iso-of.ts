/** « 2026-11-26T08:57:00.000Z » @param instant milliseconds */
export const isoOf = (instant: number): string => new Date(instant).toISOString();
