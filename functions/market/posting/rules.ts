import { MIN_SHARE_OF_READ_PRICE } from "../../../src/contract/market/states";
import { AD_WARNINGS, type AdWarning } from "../../../src/contract/market/warnings";
import { holdsContact } from "../../../src/contract/shared/contact-in-text";
import { importAgeKey, isImported, isPastImport } from "../../../src/costs/rules/import-age";
import { isoDay } from "../../../src/shared/dates/dates";
import { slugify } from "../../../src/shared/text/slug";
import { site } from "../../../src/site";
import type { Env } from "../../env";
import { importAges } from "../guide-figures";
import { sha256Hex } from "../../shared/sha-256";
import { comparableMedian } from "../comparable";
import { adsAround, type AdsAround, type JudgedAd, judgedAd, keepWarnings } from "./moderation-rules-store";

/** Shares of the median. */
const TOO_CHEAP = 0.45;
const TOO_DEAR = 2.5;
/** Francs; nothing that drives costs less. */
const MIN_PRICE = 500_000;
const MIN_MILEAGE = 1_000;
const MAX_MILEAGE = 500_000;
/** Another member may sell from the same telephone: more than that is a trade that hides itself. */
const MAX_OTHER_SELLERS = 1;

/** Of the median of comparable ads: less is read again before anybody sees it. */
const MIN_SHARE_OF_MEDIAN = 0.6;

const isDropped = (price: number, read: number | null) => read !== null && price < read * MIN_SHARE_OF_READ_PRICE;
/** Whether a price that was lowered, in however many steps, wants an operator: it may be bait. */
export const isBait = (
  price: number,
  { read, median }: { readonly read: number | null; readonly median: number | null },
): boolean => isDropped(price, read) || (median !== null && price < median * MIN_SHARE_OF_MEDIAN);

/** Words of those who want money before the visit, as slugs (rule: market/automatic-rules). */
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

/** Words in a row, as slugs have them: « Frais de DOSSIER ! » holds « frais-de-dossier ». */
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

/** @param ages how old a car may be imported @param now the day decides what is old */
export function warningsIn(
  ad: JudgedAd,
  around: AdsAround,
  ages: Awaited<ReturnType<typeof importAges>>,
  now: number,
): readonly AdWarning[] {
  const today = isoDay(now);
  const oldYear = ad.year < Number(today.slice(0, 4)) - 1;
  const median = comparableMedian(around.prices);
  const texts = textsOf(ad);
  const years = ages[importAgeKey(ad.body_type)];
  const seen: Readonly<Record<AdWarning, boolean>> = {
    prix_tres_bas: median !== null && ad.price < median * TOO_CHEAP,
    prix_tres_haut: median !== null && ad.price > median * TOO_DEAR,
    baisse_forte: isDropped(ad.price, ad.read_price),
    prix_en_milliers: ad.price < MIN_PRICE,
    kilometrage_impossible: (ad.mileage < MIN_MILEAGE && oldYear) || ad.mileage > MAX_MILEAGE,
    neuf_trop_vieux: ad.condition === "neuf_0km" && oldYear,
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

/** Reads an ad as it stands in D1, and writes on it what operators ought to look at: whenever it is submitted, or its owner changes its price, texts, photos or papers. */
export async function warningsOf(env: Env, id: string, now: number): Promise<readonly AdWarning[]> {
  const { DB: db } = env;
  const ad = await judgedAd(db, id);
  if (!ad) return [];
  const digest = await sha256Hex(slugify(ad.description));
  const around = await adsAround(db, ad, digest);
  const warnings = warningsIn(ad, around, await importAges(env), now);
  await keepWarnings(db, id, digest, comparableMedian(around.prices), warnings);
  return warnings;
}
