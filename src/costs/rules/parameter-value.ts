import { figure } from "../../shared/figures/figures";
import { UNKNOWN, formatPriceRange } from "../../shared/figures/price";
import { site } from "../../site";

/** Formats a figure of `parametres_pays`: « 9.000 – 10.000 FCA », « 3 % », « 10 ans »; a dash when it is unknown (rule: costs/unknown-figures). */
export function parameterValue(parameter: {
  readonly value: number | null;
  readonly valueMax: number | null;
  readonly unit: string | null;
}): string {
  const { value, valueMax, unit } = parameter;
  if (value === null) return UNKNOWN;
  if (unit === site.currencySuffix)
    return formatPriceRange(Math.round(value), valueMax === null ? null : Math.round(valueMax));
  const shown = figure(valueMax ?? value, unit ?? "").trim();
  return valueMax === null || valueMax === value ? shown : `${figure(value, "").trim()} – ${shown}`;
}
