import { MIN_PRICE, mileageDoubt } from "../../../src/contract/market/form-doubts";
import { MIN_SHARE_OF_READ_PRICE } from "../../../src/contract/market/states";
import { AD_WARNINGS, type AdWarning, SUSPICIOUS_SHARES } from "../../../src/contract/market/warnings";
import { holdsContact } from "../../../src/contract/shared/contact-in-text";
import { importAgeKey, isImported, isPastImport } from "../../../src/costs/rules/import-age";
import { isoDay } from "../../../src/shared/dates/dates";
import { slugify } from "../../../src/shared/text/slug";
import { site } from "../../../src/site";
import type { Env } from "../../env";
import { catalogueNames, importAges } from "../guide-figures";
import { sha256Hex } from "../../shared/sha-256";
import { estimateOf } from "../estimate/estimate";
import { fitOf } from "../estimate/estimates-store";
import { isOutOfYears, type SoldYears, soldYears } from "../names/sold-years";
import { adsAround, type AdsAround, type JudgedAd, judgedAd, keepWarnings } from "./moderation-rules-store";

/** One other member may use the same telephone number. More of them suggest a dealer who poses as private sellers. */
const MAX_OTHER_SELLERS = 1;

/** A price that is lowered below this share of the estimate is moderated again. */
const MIN_SHARE_OF_ESTIMATE = 0.6;

const isDropped = (price: number, read: number | null) => read !== null && price < read * MIN_SHARE_OF_READ_PRICE;
/** Whether a lowered price must be moderated again because it may be bait. Several small steps count together. */
export const isBait = (
  price: number,
  { read, estimate }: { readonly read: number | null; readonly estimate: number | null },
): boolean => isDropped(price, read) || (estimate !== null && price < estimate * MIN_SHARE_OF_ESTIMATE);

/** Words, as slugs, of sellers who want money before the visit (rule: market/automatic-rules). */
const FORBIDDEN = [
  "acompte",
  "acomptes",
  "arrhes",
  "avance",
  "avances",
  "payer-avant",
  "paiement-avant",
  "virement-avant",
  "frais-de-dossier",
  "frais-de-transfert",
  "western-union",
  "moneygram",
  "money-gram",
  "ria",
  "mandat",
  "mandat-cash",
  "transcash",
  "neosurf",
  "bitcoin",
  "usdt",
  "don-de-voiture",
] as const;

/** Whether a text has one of the forbidden words, compared as slugs: « Frais de DOSSIER ! » has « frais-de-dossier ». */
export const holdsForbidden = (text: string): boolean => {
  const words = `-${slugify(text)}-`;
  return FORBIDDEN.some((word) => words.includes(`-${word}-`));
};

const textsOf = (ad: JudgedAd) =>
  [
    ad.brand_name,
    ad.model_name,
    ad.version,
    ad.accidents,
    ad.description,
    ad.town,
    ad.district,
    ad.seller_name,
    ad.call_hours,
  ].flatMap((text) => text || []);

/** What the rules know of cars like the one of an ad. */
export interface KnownOfCar {
  /** What such a car is estimated at; null where too little is known of it. */
  readonly estimate: number | null;
  /** Null where the catalogue does not tell them. */
  readonly years: SoldYears | null;
  /** The highest ages at which a car may be imported. */
  readonly ages: Awaited<ReturnType<typeof importAges>>;
}

/** @param now the time from which ages are counted */
export function warningsIn(
  ad: JudgedAd,
  around: AdsAround,
  { estimate, years: sold, ages }: KnownOfCar,
  now: number,
): readonly AdWarning[] {
  const today = isoDay(now);
  const thisYear = Number(today.slice(0, 4));
  const texts = textsOf(ad);
  const years = ages[importAgeKey(ad.body_type)];
  const seen: Readonly<Record<AdWarning, boolean>> = {
    prix_tres_bas: estimate !== null && ad.price < estimate * SUSPICIOUS_SHARES.below,
    prix_tres_haut: estimate !== null && ad.price > estimate * SUSPICIOUS_SHARES.above,
    baisse_forte: isDropped(ad.price, ad.read_price),
    prix_en_milliers: ad.price < MIN_PRICE,
    kilometrage_impossible: mileageDoubt(ad.mileage, ad.year, thisYear) !== null,
    neuf_trop_vieux: ad.condition === "neuf_0km" && ad.year < thisYear - 1,
    annee_hors_modele: sold !== null && isOutOfYears(ad.year, sold),
    mots_interdits: texts.some(holdsForbidden),
    coordonnees: texts.some((text) => holdsContact(text, site.phone)),
    texte_en_double: around.sameText,
    telephone_partage: around.samePhone > MAX_OTHER_SELLERS,
    chassis_en_double: around.sameVin,
    photo_en_double: around.samePhoto,
    import_trop_vieux: years !== undefined && isImported(ad) && isPastImport(ad, today, years),
  };
  return (Object.keys(AD_WARNINGS) as AdWarning[]).filter((code) => seen[code]);
}

/** Runs the automatic rules on an ad and stores its warnings for operators. It runs whenever the ad is submitted, or its owner changes its price, texts, photos or papers. */
export async function warningsOf(env: Env, id: string, now: number): Promise<readonly AdWarning[]> {
  const { DB: db } = env;
  const ad = await judgedAd(db, id);
  if (!ad) return [];
  const digest = await sha256Hex(slugify(ad.description));
  const [around, fit, ages, catalogue] = await Promise.all([
    adsAround(db, ad, digest),
    fitOf(db, ad.model_key),
    importAges(env),
    catalogueNames(env),
  ]);
  const estimate = fit && estimateOf(ad, fit, now);
  const known = { estimate: estimate?.value ?? null, years: soldYears(catalogue, ad.model_key), ages };
  const warnings = warningsIn(ad, around, known, now);
  await keepWarnings(db, ad, digest, estimate, warnings);
  return warnings;
}
