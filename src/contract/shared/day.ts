/** Whether a text is an ISO date that exists in the calendar: « 2026-02-28 », not « 2026-02-30 ». */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
