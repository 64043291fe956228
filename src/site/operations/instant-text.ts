import { frenchDate } from "../../shared/dates/dates";

/** « 26 novembre 2026 à 06:14 », in UTC, which is Dakar's time. */
export function instantText(milliseconds: number): string {
  const iso = new Date(milliseconds).toISOString();
  return `${frenchDate(iso)} à ${iso.slice(11, 16)}`;
}

/** Said where one list could not be read, while the others are there. */
export const UNREAD = "Cette partie n’a pas pu être lue.";
