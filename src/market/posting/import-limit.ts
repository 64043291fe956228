import { importAgeKey, isImported, isPastImport } from "../../costs/rules/import-age";
import type { Answers } from "./posting-answers";

/** An age limit of imports, as `parametres_pays` says it. */
export interface ImportLimit {
  readonly key: string;
  readonly label: string;
  /** Years since the first registration. */
  readonly value: number | null;
  /** The day it came into force. */
  readonly effective: string | null;
}

/**
 * The limit that an imported car is certainly older than, whichever day of its month or month of its year it was first registered; null where
 * there is none.
 * @param today ISO day
 */
export function exceededLimit(
  limits: readonly ImportLimit[],
  vehicle: Answers["vehicle"],
  state: Pick<Answers["state"], "condition" | "papers">,
  today: string,
): ImportLimit | null {
  if (!isImported(state)) return null;
  const limit = limits.find(({ key }) => key === importAgeKey(vehicle.body_type));
  const year = vehicle.year.trim();
  if (!limit || limit.value === null || !/^\d{4}$/.test(year)) return null;
  return isPastImport({ year: Number(year), month: Number(vehicle.month) || null }, today, limit.value) ? limit : null;
}
