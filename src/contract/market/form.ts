/**
 * The posting form (rule: market/posting-fields): schemas that convert the fields of each step from typed text to the columns of `ads`, with the error
 * sentence of each field. The browser and the Worker share them; photos are a separate step.
 */
import * as z from "zod/mini";
import { holdsContact } from "../shared/contact-in-text";
import { isDay } from "../shared/day";
import { optional, phone, required, rowId, trimmed } from "../shared/fields";
import type { PhoneRule } from "../shared/phone";
import { parseAmount } from "../shared/price-text";
import { MIN_PRICE, mileageDoubt, MAX_PRICE, newDoubt, readVin, vinDoubt } from "./form-doubts";
import { carSteps } from "./car-fields";
import { EQUIPMENT_NAMES } from "./equipment";
import { SELLER_TYPES } from "./lists";
import { choice, CHOOSE, optionalWholeNumber, wholeNumber } from "./typed-schemas";

export const MIN_DESCRIPTION_LENGTH = 40;
export const MAX_DESCRIPTION_LENGTH = 3_000;
const OLDEST = 1950;
const MAX_MILEAGE = 2_000_000;

const NO_CONTACT =
  "Ne mettez ni numéro de téléphone, ni adresse e-mail, ni lien : les acheteurs ont votre numéro par un bouton.";
const BAD_PRICE = "Prix en francs CFA, sans abréviation (ex. : 6500000 pour 6,5 M).";
const BAD_VIN = "Entrez les 17 caractères du numéro de châssis, sans I, O ni Q, ou laissez vide.";
const BAD_DAY = "Choisissez une date, ou laissez vide.";

/** The parts of the form that depend on the country and the date. */
export interface AdRules {
  readonly phone: PhoneRule;
  /** Departments and towns by region (src/places.ts). */
  readonly places: Readonly<
    Record<string, { readonly departments: readonly string[]; readonly towns: readonly string[] }>
  >;
  /** Current year. */
  readonly year: number;
}

const maybeDay = z.pipe(
  z.string(BAD_DAY).check(
    z.maxLength(10, BAD_DAY),
    z.refine((text) => text === "" || (text.startsWith("20") && isDay(text)), BAD_DAY),
  ),
  z.transform((text) => text || null),
);

const price = z.pipe(
  z.string(BAD_PRICE).check(
    z.maxLength(60, BAD_PRICE),
    z.refine((text) => (parseAmount(text) ?? 0) >= MIN_PRICE && (parseAmount(text) ?? 0) <= MAX_PRICE, BAD_PRICE),
  ),
  z.transform((text) => parseAmount(text) ?? Number.NaN),
);
const vin = z.pipe(
  trimmed,
  z.pipe(
    z.string().check(
      z.maxLength(40, BAD_VIN),
      z.refine((text) => text === "" || readVin(text) !== null, BAD_VIN),
    ),
    z.transform((text) => readVin(text)),
  ),
);

/** Free texts that everybody can read: they may not contain contact details. */
function publicWords(rule: PhoneRule) {
  const withoutContact = z.refine<string>((text) => !holdsContact(text, rule), NO_CONTACT);
  return {
    needed: (missing: string, longest: number, shortest = 1) =>
      z.pipe(required(missing, longest, shortest), z.string().check(withoutContact)),
    maybe: (longest: number) => z.pipe(optional(longest), z.nullable(z.string().check(withoutContact))),
  };
}

type Wrong = Readonly<Record<string, string | null | false | undefined>>;
/** A check that spans several fields. @param find returns an error sentence for each wrong field */
const together = <Value>(find: (value: Value) => Wrong) =>
  z.check<Value>(({ value, issues }) => {
    for (const [field, message] of Object.entries(find(value)))
      if (message) issues.push({ code: "custom", input: value, path: [field], message });
  });

/** Step 1, « Le véhicule ». */
export function vehicleStep({ phone: rule, year }: AdRules) {
  const { needed, maybe } = publicWords(rule);
  return z.strictObject({
    brand_name: needed("Choisissez une marque.", 40),
    model_name: needed("Choisissez un modèle.", 60),
    /** Id of the model in the guide; null for a name typed by the seller. */
    model_id: z.nullable(rowId),
    version: maybe(80),
    year: wholeNumber(`Entrez une année de ${OLDEST} à ${year + 1}.`, OLDEST, year + 1),
    month: optionalWholeNumber(CHOOSE, 1, 12),
    ...carSteps.vehicle,
  });
}

/** Fields of step 2. */
function stateFields(rule: PhoneRule) {
  const { maybe } = publicWords(rule);
  return z.strictObject({
    ...carSteps.state,
    mileage: wholeNumber("Entrez le kilométrage, comme 85.000.", 0, MAX_MILEAGE),
    /** True when the seller has confirmed an implausible mileage; `vin_confirmed` does the same for the chassis number. */
    mileage_confirmed: z.boolean(),
    first_hand: z.boolean(),
    service_book: z.boolean(),
    inspection_until: maybeDay,
    insurance_until: maybeDay,
    accidents: maybe(500),
    /** Never shown to visitors. */
    vin,
    vin_confirmed: z.boolean(),
  });
}

/** Step 2, « État et papiers ». @param made year of the vehicle, from step 1 */
function stateStep({ phone: rule, year }: AdRules, made: number) {
  const fields = stateFields(rule);
  const checked = fields.check(
    together((state: z.output<typeof fields>) => ({
      condition: state.condition === "neuf_0km" && newDoubt(state.mileage, made, year),
      mileage: !state.mileage_confirmed && mileageDoubt(state.mileage, made, year),
      vin: !state.vin_confirmed && state.vin !== null && vinDoubt(state.vin),
    })),
  );
  return z.pipe(
    checked,
    z.transform(({ mileage_confirmed: _mileage, vin_confirmed: _vin, ...values }) => values),
  );
}

const EQUIPMENT_KEYS = Object.keys(EQUIPMENT_NAMES) as [string, ...string[]];

/** Step 3, « Équipements » and the description. */
function wordsStep({ phone: rule }: AdRules) {
  return z.strictObject({
    equipment: z.pipe(
      z.array(z.enum(EQUIPMENT_KEYS)).check(z.maxLength(100)),
      z.transform((keys) => [...new Set(keys)].sort()),
    ),
    description: publicWords(rule).needed(
      `Écrivez au moins ${MIN_DESCRIPTION_LENGTH} caractères.`,
      MAX_DESCRIPTION_LENGTH,
      MIN_DESCRIPTION_LENGTH,
    ),
  });
}

/** Step 5, « Prix et contact ». */
function offerStep({ phone: rule, places }: AdRules) {
  const { needed, maybe } = publicWords(rule);
  const fields = z.strictObject({
    price,
    negotiable: z.boolean(),
    trade_in: z.boolean(),
    credit: z.boolean(),
    region: z.string(CHOOSE).check(z.refine((region) => Object.hasOwn(places, region), "Choisissez une région.")),
    department: optional(60),
    town: required("Choisissez une ville.", 60),
    district: maybe(60),
    seller_name: needed("Entrez le nom à afficher.", 60, 2),
    seller_type: choice(SELLER_TYPES),
    /** Converts a typed number to E.164. */
    phone: phone(rule),
    whatsapp: z.boolean(),
    call_hours: maybe(60),
  });
  return fields.check(
    together(({ region, department, town }: z.output<typeof fields>) => {
      const place = Object.hasOwn(places, region) ? places[region] : undefined;
      return {
        department:
          place &&
          department !== null &&
          !place.departments.includes(department) &&
          "Choisissez un département de cette région.",
        town: place && !place.towns.includes(town) && "Choisissez une ville de cette région.",
      };
    }),
  );
}

export const AD_STEPS = ["vehicle", "state", "words", "offer"] as const;
export type AdStep = (typeof AD_STEPS)[number];

/** Values of the columns, by step. */
export interface AdValues {
  readonly vehicle: z.output<ReturnType<typeof vehicleStep>>;
  readonly state: z.output<ReturnType<typeof stateStep>>;
  readonly words: z.output<ReturnType<typeof wordsStep>>;
  readonly offer: z.output<ReturnType<typeof offerStep>>;
}
/** Fields as they are typed, by step. */
export interface AdAnswers {
  readonly vehicle: z.input<ReturnType<typeof vehicleStep>>;
  readonly state: z.input<ReturnType<typeof stateStep>>;
  readonly words: z.input<ReturnType<typeof wordsStep>>;
  readonly offer: z.input<ReturnType<typeof offerStep>>;
}

/** Schemas of the fields, by step. */
export const fieldsOf = (rules: AdRules) =>
  ({
    vehicle: vehicleStep(rules).shape,
    state: stateFields(rules.phone).shape,
    words: wordsStep(rules).shape,
    offer: offerStep(rules).shape,
  }) satisfies Readonly<Record<AdStep, object>>;

/** @param made year of the vehicle */
export const stepSchema = (step: AdStep, rules: AdRules, made: number) =>
  step === "vehicle"
    ? vehicleStep(rules)
    : step === "state"
      ? stateStep(rules, made)
      : step === "words"
        ? wordsStep(rules)
        : offerStep(rules);

export type ReadAnswers =
  | { readonly ok: true; readonly values: Partial<AdValues> }
  /** Error sentence by field; no two steps have a field of the same name. */
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/**
 * Validates the steps that were filled in.
 * @param made stored year of the vehicle, used when the vehicle step is not among the answers
 */
export function readAnswers(
  answers: { readonly [step in AdStep]?: unknown },
  rules: AdRules,
  made: number,
): ReadAnswers {
  const values: Partial<Record<AdStep, unknown>> = {};
  const fields: Record<string, string> = {};
  let year = made;
  for (const step of AD_STEPS) {
    if (answers[step] === undefined) continue;
    const { success, data, error } = stepSchema(step, rules, year).safeParse(answers[step]);
    if (success) {
      values[step] = data;
      if ("year" in data) year = data.year;
    } else for (const { path, message } of error.issues) fields[String(path[0] ?? step)] ??= message;
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, values: values as Partial<AdValues> };
}

type Typed<Value> = Value extends number ? string : Value extends null ? "" : Value;
const typed = (value: unknown) => (value === null ? "" : typeof value === "number" ? String(value) : value);
const typedAll = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, typed(value)])) as {
    [Field in keyof Values]: Typed<Values[Field]>;
  };

/** Converts stored values back to form fields: reading them again gives the same values. Implausible values count as confirmed. */
export function answersOf({ vehicle, state, words, offer }: Partial<AdValues>): Partial<AdAnswers> {
  return {
    ...(vehicle && { vehicle: { ...typedAll(vehicle), model_id: vehicle.model_id } }),
    ...(state && { state: { ...typedAll(state), mileage_confirmed: true, vin_confirmed: true } }),
    ...(words && { words }),
    ...(offer && { offer: typedAll(offer) }),
  };
}
