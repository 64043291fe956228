import * as z from "zod/mini";
import { holdsContact } from "../contact-in-text";
import type { PhoneRule } from "../phone";
import { optional, required, rowId, sent } from "./fields";

export const USAGES = ["ville", "route", "piste", "taxi_vtc"] as const;
/** Each from 1 to 5. */
export const SCORES = ["comfort", "economy", "reliability", "track_handling", "upkeep", "air_conditioning", "value"] as const;
export const SHORTEST_OPINION = 30;

const choose = "Choisissez une réponse.";
const TOO_SHORT = `Écrivez au moins ${SHORTEST_OPINION} caractères.`;
const NO_CONTACT = "Ne mettez ni numéro de téléphone, ni adresse e-mail, ni lien.";
const OLDEST = 1980;

/** « 118 000 », « 118.000 » → 118000; « 8,6 » → 8.6. NaN where it is no number. */
const typedNumber = (text: string) => Number(/^\d+(?:[.,]\d)?$/.exec(text)?.[0].replace(",", ".") ?? Number.NaN);
const typedWhole = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
const bare = (text: string) => text.replace(/[\s\u00a0\u202f]/g, "");

/** As people type it. @param most asked each time: it may be of the day */
const whole = (wrong: string, least: number, most: () => number) => {
  const read = (text: string) => typedWhole(bare(text).replace(/\.(?=\d{3}(?:\D|$))/g, ""));
  return z.pipe(
    z.string(wrong).check(z.maxLength(20, wrong), z.refine((text) => read(text) >= least && read(text) <= most(), wrong)),
    z.transform(read),
  );
};

const BAD_CONSUMPTION = "Entrez une consommation de 1 à 60 aux 100 km, comme 7,5, ou laissez vide.";
const consumption = z.pipe(
  z.string(BAD_CONSUMPTION).check(
    z.maxLength(20, BAD_CONSUMPTION),
    z.refine((text) => bare(text) === "" || (typedNumber(bare(text)) >= 1 && typedNumber(bare(text)) <= 60), BAD_CONSUMPTION),
  ),
  z.transform((text) => (bare(text) === "" ? null : typedNumber(bare(text)))),
);

const score = z.int("Donnez une note de 1 à 5.").check(z.gte(1, "Donnez une note de 1 à 5."), z.lte(5, "Donnez une note de 1 à 5."));

/** What an owner says of their car (MARKET § 2.8); who says it, the edge knows by their token. */
export const reviewForm = (rule: PhoneRule) => {
  const withoutContact = z.refine<string>((text) => !holdsContact(text, rule), NO_CONTACT);
  const opinion = z.pipe(required(TOO_SHORT, 1_500, SHORTEST_OPINION), z.string().check(withoutContact));
  return z.strictObject({
    ...sent,
    model_id: rowId,
    version_id: z.nullable(rowId),
    year: whole("Entrez l’année du véhicule, comme 2019.", OLDEST, () => new Date().getFullYear() + 1),
    mileage: whole("Entrez le kilométrage, comme 85 000.", 0, () => 1_500_000),
    months_owned: whole("Entrez la durée en mois, comme 18.", 0, () => 600),
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
