import * as z from "zod/mini";
import { holdsContact } from "../shared/contact-in-text";
import type { PhoneRule } from "../shared/phone";
import { typedAmount, typedDecimal } from "../shared/typed";
import { messageEnvelope, optional, required, rowId } from "../shared/fields";

export const USAGES = ["ville", "route", "piste", "taxi_vtc"] as const;
/** Each from 1 to 5. */
export const SCORES = [
  "comfort",
  "economy",
  "reliability",
  "track_handling",
  "upkeep",
  "air_conditioning",
  "value",
] as const;
export const MIN_OPINION_LENGTH = 30;

const choose = "Choisissez une réponse.";
const TOO_SHORT = `Écrivez au moins ${MIN_OPINION_LENGTH} caractères.`;
const NO_CONTACT = "Ne mettez ni numéro de téléphone, ni adresse e-mail, ni lien.";
const OLDEST = 1980;

const isWithin = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most;

/** A whole number as people type it. @param most evaluated at each validation, because it may depend on the current date */
const wholeNumber = (wrong: string, least: number, most: () => number) =>
  z.pipe(
    z.string(wrong).check(
      z.maxLength(20, wrong),
      z.refine((text) => isWithin(typedAmount(text), least, most()), wrong),
    ),
    z.transform((text) => typedAmount(text) ?? Number.NaN),
  );

const BAD_CONSUMPTION = "Entrez une consommation de 1 à 60 aux 100 km, comme 7,5, ou laissez vide.";
/** Null where nothing is typed. */
const typedConsumption = (text: string) => typedDecimal(text, 1);
const consumption = z.pipe(
  z.string(BAD_CONSUMPTION).check(
    z.maxLength(20, BAD_CONSUMPTION),
    z.refine((text) => text.trim() === "" || isWithin(typedConsumption(text), 1, 60), BAD_CONSUMPTION),
  ),
  z.transform(typedConsumption),
);

const score = z
  .int("Donnez une note de 1 à 5.")
  .check(z.gte(1, "Donnez une note de 1 à 5."), z.lte(5, "Donnez une note de 1 à 5."));

/** An owner's review of their car (rule: guide/review-form, guide/review-no-contact). The author is not a field: the Worker identifies them by their token. */
export const reviewForm = (rule: PhoneRule) => {
  const withoutContact = z.refine<string>((text) => !holdsContact(text, rule), NO_CONTACT);
  const opinion = z.pipe(required(TOO_SHORT, 1_500, MIN_OPINION_LENGTH), z.string().check(withoutContact));
  return z.strictObject({
    ...messageEnvelope,
    model_id: rowId,
    version_id: z.nullable(rowId),
    year: wholeNumber("Entrez l’année du véhicule, comme 2019.", OLDEST, () => new Date().getFullYear() + 1),
    mileage: wholeNumber("Entrez le kilométrage, comme 85.000.", 0, () => 1_500_000),
    months_owned: wholeNumber("Entrez la durée en mois, comme 18.", 0, () => 600),
    usage: z.enum(USAGES, choose),
    comfort: score,
    economy: score,
    reliability: score,
    track_handling: score,
    upkeep: score,
    air_conditioning: score,
    value: score,
    consumption,
    likes: opinion,
    dislikes: opinion,
    comment: z.pipe(optional(3_000), z.nullable(z.string().check(withoutContact))),
    recommends: z.boolean(choose),
    has_driven: z.literal(true, "Confirmez que vous possédez ou avez conduit cette voiture."),
  });
};
export type OwnerReview = z.output<ReturnType<typeof reviewForm>>;
