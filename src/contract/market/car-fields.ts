/**
 * The fields of an ad that describe its car, apart from name, year, mileage and price. Each is declared once, for the form that asks for it, the
 * column of `ads` that stores it (under the same name), the filter that searches it and the pages that show it. Fields with their own rules are in form.ts.
 */
import * as z from "zod/mini";
import {
  BODY_TYPES,
  COLOURS,
  CONDITIONS,
  DRIVES,
  ENERGIES,
  GEARBOXES,
  ORIGINS,
  PAPERS,
  STEERING,
  valuesOf,
} from "./lists";
import { choice, type List, optionalChoice, optionalWholeNumber } from "./typed-schemas";

type Step = "vehicle" | "state";

/** A required choice from a list. @param filter key of the field's filter in addresses */
const list = <S extends Step, L extends List, const F extends string>(
  step: S,
  name: string,
  answers: L,
  filter: F,
) => ({ step, name, filter, list: answers, unit: "", form: choice(answers), shown: z.enum(valuesOf(answers)) });

/** An optional choice from a list. */
const maybeList = <S extends Step, L extends List, const F extends string>(
  step: S,
  name: string,
  answers: L,
  filter: F,
) => ({
  ...list(step, name, answers, filter),
  form: optionalChoice(answers),
  shown: z.nullable(z.enum(valuesOf(answers))),
});

/** An optional whole number. @param wrong error sentence for any other input @param unit as it is shown @param filter null for a field without a filter */
const maybeFigure = <S extends Step, const F extends string | null>(
  step: S,
  name: string,
  wrong: string,
  [least, most]: readonly [number, number],
  unit: string,
  filter: F,
) => ({
  step,
  name,
  filter,
  list: null,
  unit,
  form: optionalWholeNumber(wrong, least, most),
  shown: z.nullable(z.int().check(z.nonnegative())),
});

/** The order is that of the filters in addresses. */
export const CAR_FIELDS = {
  condition: list("state", "État", CONDITIONS, "etat_du_vehicule"),
  papers: list("state", "Papiers", PAPERS, "statut_des_papiers"),
  energy: list("vehicle", "Énergie", ENERGIES, "energie"),
  gearbox: list("vehicle", "Boîte", GEARBOXES, "boite"),
  drive: maybeList("vehicle", "Transmission", DRIVES, "transmission"),
  body_type: list("vehicle", "Carrosserie", BODY_TYPES, "carrosserie"),
  colour: maybeList("vehicle", "Couleur", COLOURS, "couleur"),
  doors: maybeFigure("vehicle", "Portes", "Entrez de 1 à 7 portes, ou laissez vide.", [1, 7], "portes", "portes"),
  seats: maybeFigure("vehicle", "Places", "Entrez de 1 à 60 places, ou laissez vide.", [1, 60], "places", "places"),
  fiscal_power: maybeFigure(
    "vehicle",
    "Puissance fiscale",
    "Entrez une puissance de 1 à 60 CV, comme 9, ou laissez vide.",
    [1, 60],
    "CV",
    null,
  ),
  engine: maybeFigure(
    "vehicle",
    "Cylindrée",
    "Entrez une cylindrée en cm³, comme 1.998, ou laissez vide.",
    [50, 10_000],
    "cm³",
    null,
  ),
  origin: maybeList("state", "Provenance", ORIGINS, "provenance"),
  steering: maybeList("state", "Volant", STEERING, "volant"),
  owners: maybeFigure(
    "state",
    "Propriétaires",
    "Entrez de 1 à 30 propriétaires, ou laissez vide.",
    [1, 30],
    "propriétaires",
    null,
  ),
} as const;

type Fields = typeof CAR_FIELDS;
export type CarField = keyof Fields;
const entries = Object.entries(CAR_FIELDS) as unknown as readonly (readonly [CarField, Fields[CarField]])[];
export const CAR_FIELD_NAMES = entries.map(([field]) => field);

type FormOf<S extends Step> = {
  [Field in CarField as Fields[Field]["step"] extends S ? Field : never]: Fields[Field]["form"];
};
const formOf = <S extends Step>(step: S) =>
  Object.fromEntries(
    entries.flatMap(([field, known]) => (known.step === step ? [[field, known.form]] : [])),
  ) as FormOf<S>;
/** For each step of the form, the schemas of the fields declared here. */
export const carSteps = { vehicle: formOf("vehicle"), state: formOf("state") };

/** Schemas of the values that are shown and stored. */
export const carShown = Object.fromEntries(entries.map(([field, { shown }]) => [field, shown])) as {
  [Field in CarField]: Fields[Field]["shown"];
};

const kept = z.nullable(z.union([z.string(), z.int()]));
/** Schemas of the columns of any ad; null is allowed because a draft may lack whole steps. */
export const carKept = Object.fromEntries(CAR_FIELD_NAMES.map((field) => [field, kept])) as Readonly<
  Record<CarField, typeof kept>
>;

type Filtered = { [Field in CarField]: Fields[Field]["filter"] extends string ? Field : never }[CarField];
export type CarFilter = NonNullable<Fields[Filtered]["filter"]>;
/** The field behind a filter: its column in `ads`, its name, and either the list of its values or the unit of its figure. */
export interface FilteredField {
  readonly column: CarField;
  readonly name: string;
  readonly list: List | null;
  readonly unit: string;
}
/** Fields by the key of their filter in addresses. */
export const CAR_FILTERS = Object.fromEntries(
  entries.flatMap(([column, { filter, name, list: answers, unit }]) =>
    filter === null ? [] : [[filter, { column, name, list: answers, unit }]],
  ),
) as Readonly<Record<CarFilter, FilteredField>>;
