import { importAgeKey, isImported, isPastImport } from "../../costs/rules/import-age";
import type { Answers } from "./posting-answers";

/** An age limit for imported cars, from `parametres_pays`. */
export interface ImportLimit {
  readonly key: string;
  readonly label: string;
  /** Years since the first registration. */
  readonly value: number | null;
  /** The day on which the rule came into force. */
  readonly effective: string | null;
}

/**
 * The age limit that an imported car certainly exceeds, whatever the day or month of its first registration; null if it
 * exceeds none.
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
