import { CAR_FIELDS, CAR_FIELD_NAMES, type CarField } from "../../contract/market/car-fields";
import { labelIn } from "../../contract/market/lists";
import { figure } from "../../shared/figures/figures";

/** A row is named after what it counts: « Portes : 5 », but « Puissance fiscale : 8 CV ». */
const saysUnit = (name: string, unit: string) => unit !== name.toLowerCase();

function wordOf(field: CarField, value: string | number): string {
  const { name, list, unit } = CAR_FIELDS[field];
  if (list) return labelIn(list, String(value));
  return saysUnit(name, unit) ? figure(Number(value), unit) : String(value);
}

/** What an ad says of its car, field by field; null where it says nothing. */
export const carWords = (car: Readonly<Record<CarField, string | number | null>>) =>
  Object.fromEntries(
    CAR_FIELD_NAMES.map((field) => [field, car[field] === null ? null : wordOf(field, car[field])]),
  ) as Readonly<Record<CarField, string | null>>;
