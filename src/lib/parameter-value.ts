import { figure } from "./figures";
import { UNKNOWN, formatPriceRange } from "./price";
import { site } from "../site";

/** A figure of `parametres_pays` as shown: « 9.000 – 10.000 FCA », « 3 % », « 10 ans »; a dash where it is not known. */
export function parameterValue(parameter: { readonly value: number | null; readonly valueMax: number | null; readonly unit: string | null }): string {
  const { value, valueMax, unit } = parameter;
  if (value === null) return UNKNOWN;
  if (unit === site.currencySuffix) return formatPriceRange(value, valueMax);
  return valueMax === null || valueMax === value ? figure(value, unit ?? "").trim() : `${figure(value, "").trim()} – ${figure(valueMax, unit ?? "")}`;
}
