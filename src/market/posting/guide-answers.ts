import { BODY_TYPES, ENERGIES, GEARBOXES, labelIn } from "../../contract/market/lists";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { slugify } from "../../shared/text/slug";
import type { UsedModel } from "./offered-cars";

/** Fields of the first step that the guide can fill in, in the order in which the sentence names them. */
export const GUIDE_FIELDS = [
  "version",
  "body_type",
  "seats",
  "doors",
  "energy",
  "gearbox",
  "drive",
  "fiscal_power",
] as const;
export type GuideField = (typeof GUIDE_FIELDS)[number];
/** The values as the form's fields hold them; "" where the guide does not know. */
export type GuideAnswers = Readonly<Record<GuideField, string>>;

export const NO_GUIDE_ANSWERS: GuideAnswers = {
  version: "",
  body_type: "",
  seats: "",
  doors: "",
  energy: "",
  gearbox: "",
  drive: "",
  fiscal_power: "",
};

/** The guide describes the cars that are sold new today. A car up to this many years old may still be one of its versions. */
const YEARS_ON_SALE = 3;
const FIRST_YEAR = 1950;

/** Whether a car of that year may be a version of today's guide; null until a valid year is typed. */
export function isOfTheGuide(year: string, now: number): boolean | null {
  const made = Number(year);
  return Number.isInteger(made) && made >= FIRST_YEAR ? made >= now - YEARS_ON_SALE : null;
}

/** « Électrique » → electrique; "" for a word that the form does not offer, such as « Hybride léger ». */
function valueIn(list: Readonly<Record<string, string>>, word: string): string {
  const value = slugify(word);
  return Object.hasOwn(list, value) ? value : "";
}
const either = (is: boolean | null, yes: string, no: string) => (is === null ? "" : is ? yes : no);
const written = (figure: number | null) => (figure === null ? "" : String(figure));

/** The form values for one version of the guide. */
export function answersOfCar({
  name,
  model,
  energy,
  automatic,
  fourWheelDrive,
  seats,
  fiscalPower,
}: IndexedCar): GuideAnswers {
  const [body = ""] = model.bodyTypes;
  return {
    version: name,
    body_type: valueIn(BODY_TYPES, body),
    seats: written(seats),
    // The city cars of the guide are cars with five doors (rule: guide/body-types).
    doors: body === "Citadine" ? "5" : (/(\d) portes$/.exec(body)?.[1] ?? ""),
    energy: valueIn(ENERGIES, energy),
    gearbox: either(automatic, "automatique", "manuelle"),
    drive: either(fourWheelDrive, "4x4", "4x2"),
    fiscal_power: written(fiscalPower),
  };
}

/**
 * The answers on which all versions of a model agree.
 * @param older whether the car is older than the versions on sale: it then gets the body, seats and doors, which rarely change under one model name, but not the engine
 */
export function sharedAnswers(cars: readonly IndexedCar[], older: boolean): GuideAnswers {
  const [first, ...others] = cars.map(answersOfCar);
  if (!first) return NO_GUIDE_ANSWERS;
  const shared = (field: GuideField) =>
    others.every((answers) => answers[field] === first[field]) ? first[field] : "";
  const body = { ...NO_GUIDE_ANSWERS, body_type: shared("body_type"), seats: shared("seats"), doors: shared("doors") };
  return older
    ? body
    : {
        ...body,
        energy: shared("energy"),
        gearbox: shared("gearbox"),
        drive: shared("drive"),
        fiscal_power: shared("fiscal_power"),
      };
}

/** What the catalogue of used models knows of one: its body, and its energy where it was sold with one alone. */
export function answersOfUsed(model: UsedModel | undefined): GuideAnswers {
  const [energy = "", ...others] = model?.energies ?? [];
  return {
    ...NO_GUIDE_ANSWERS,
    body_type: valueIn(BODY_TYPES, model?.bodyType ?? ""),
    energy: others.length === 0 ? valueIn(ENERGIES, energy) : "",
  };
}

/** How the sentence words each field. The version and the doors have no words of their own: the body type already says how many doors there are. */
const WORDS: Readonly<Partial<Record<GuideField, (value: string) => string>>> = {
  body_type: (value) => labelIn(BODY_TYPES, value),
  seats: (value) => `${value} places`,
  energy: (value) => labelIn(ENERGIES, value),
  gearbox: (value) => `boîte ${labelIn(GEARBOXES, value).toLowerCase()}`,
  drive: (value) => value,
  fiscal_power: (value) => `${value} CV`,
};

/** « D’après notre guide : SUV, 5 places. Corrigez si votre voiture est différente. »; "" when nothing was filled in. */
export function guideSentence(answers: GuideAnswers, filled: readonly GuideField[]): string {
  const words = filled.flatMap((field) => WORDS[field]?.(answers[field]) ?? []);
  return words.length > 0 ? `D’après notre guide : ${words.join(", ")}. Corrigez si votre voiture est différente.` : "";
}
