import { CAR_FIELDS, CAR_FIELD_NAMES, type CarField } from "../../contract/market/car-fields";
import { labelIn } from "../../contract/market/lists";
import { figure } from "../../shared/figures/figures";

/** Whether the value shows its unit: « Puissance fiscale : 8 CV », but « Portes : 5 », because the name is the unit. */
const saysUnit = (name: string, unit: string) => unit !== name.toLowerCase();

/** « Volant : à gauche »: an answer that begins with the name does not repeat it. */
const withoutName = (label: string, name: string) =>
  label.startsWith(`${name} `) ? label.slice(name.length + 1) : label;

function wordOf(field: CarField, value: string | number): string {
  const { name, list, unit } = CAR_FIELDS[field];
  if (list) return withoutName(labelIn(list, String(value)), name);
  return saysUnit(name, unit) ? figure(Number(value), unit) : String(value);
}

/** The texts about the car of an ad, field by field; null if the ad does not give the field. */
export const carWords = (car: Readonly<Record<CarField, string | number | null>>) =>
  Object.fromEntries(
    CAR_FIELD_NAMES.map((field) => [field, car[field] === null ? null : wordOf(field, car[field])]),
  ) as Readonly<Record<CarField, string | null>>;
