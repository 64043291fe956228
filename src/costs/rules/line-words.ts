import { frenchDate, whenText } from "../../shared/dates/dates";
import type { Line } from "./lines";

/** A figure of the country with the day, month or year from which it holds. */
export interface DatedFigure {
  readonly key: string;
  readonly effective: string | null;
}

/** « 1.000 km par mois, au 6 décembre 2025 », « tarif, relevé en 2019 » */
export function lineExplanation(
  { formula, from }: Pick<Line, "formula" | "from">,
  figures: readonly DatedFigure[],
): string {
  const since = figures.find(({ key, effective }) => from.includes(key) && effective)?.effective;
  if (!since) return formula;
  return `${formula}, ${since.length > 7 ? `au ${frenchDate(since)}` : `relevé ${whenText(since)}`}`;
}
