import * as z from "zod/mini";
import { type AdCard, adCard } from "../../src/contract/market/ad";
import { estimate, type Estimate } from "../../src/contract/market/estimate";
import { PAPERS, type PriceLabel } from "../../src/contract/market/lists";
import { slugify } from "../../src/shared/text/slug";
import { isoOf } from "../shared/iso-of";

const flag = z.pipe(
  z.int(),
  z.transform((value) => value === 1),
);
const maybeText = z.nullable(z.string());
const maybeFigure = z.nullable(z.int());

/** An ad with its owner, to write to them about it: the columns of `ads` and `sellers`. */
export const OWNED_COLUMNS = "ads.id, seller_uid, email, brand_name, model_name, year";
export const ownedRow = z.object({
  id: z.string(),
  seller_uid: z.string(),
  email: z.string(),
  brand_name: z.string(),
  model_name: z.string(),
  year: z.int(),
});

/** The columns of `ads` that a card needs. */
export const cardRow = z.object({
  id: z.string(),
  brand_name: z.string(),
  model_name: z.string(),
  version: maybeText,
  year: z.int(),
  mileage: z.int(),
  price: z.int(),
  price_before: maybeFigure,
  negotiable: flag,
  condition: z.string(),
  energy: z.string(),
  gearbox: z.string(),
  region: z.string(),
  town: z.string(),
  district: maybeText,
  seller_name: z.string(),
  seller_type: z.string(),
  seller_verified: flag,
  whatsapp: flag,
  photos: z.int(),
  cover: maybeText,
  published_at: maybeFigure,
  papers: z.string(),
  warnings: z.string(),
  estimate_n: maybeFigure,
  estimate_value: maybeFigure,
  estimate_low: maybeFigure,
  estimate_high: maybeFigure,
  estimate_certainty: maybeText,
});
/** The same columns as SQL. */
export const CARD_COLUMNS = Object.keys(cardRow.shape).join(", ");
export type CardRow = z.infer<typeof cardRow>;

/** « Hyundai Tucson 2017 » */
export const titleOf = ({ brand_name, model_name, year }: Pick<CardRow, "brand_name" | "model_name" | "year">) =>
  `${brand_name} ${model_name} ${year}`;
export const slugOf = (row: Pick<CardRow, "brand_name" | "model_name" | "year">) => slugify(titleOf(row));
/** The reference of an ad, which buyer and seller can say on the telephone. */
export const adReference = (id: string) => `GA-${id.slice(0, 6).toUpperCase()}`;

/** A price this far from the estimate, in thousandths of it, is no longer that of the market; a price so much farther is very low or very high. */
export const BARGAIN = -80;
const GREAT_BARGAIN = -150;
const DEAR = 80;
const VERY_DEAR = 150;
/** With these papers the buyer has nothing left to pay or to do. The filter « Bonne affaire » demands the same (`bargain_gap`, migration 0017). */
const DONE_PAPERS = "dedouane_mute";

type JudgedPrice = Pick<CardRow, "price" | "papers" | "warnings">;

/** The label of a price, or null for a low price of an ad with warnings, which is not recommended to anybody (rule: market/price-label). */
export function priceLabel(
  { price, papers, warnings }: JudgedPrice,
  { value, low, high }: Estimate,
): PriceLabel | null {
  const gap = gapOf(price, value);
  if (gap <= BARGAIN && price <= low) {
    if (warnings !== "[]") return null;
    if (papers !== DONE_PAPERS) return "moins_chere";
    return gap <= GREAT_BARGAIN ? "tres_bonne_affaire" : "bonne_affaire";
  }
  if (gap >= DEAR && price >= high) return gap >= VERY_DEAR ? "prix_eleve" : "prix_un_peu_eleve";
  return "prix_du_marche";
}

/** Thousandths of the estimate, rounded as SQLite does. */
const gapOf = (price: number, value: number) =>
  Math.sign(price - value) * Math.round((Math.abs(price - value) * 1_000) / value);

/** What cars like that of an ad ask, as it was stored with the ad. @returns null where too little is known of them */
export const storedEstimate = (row: CardRow): Estimate | null =>
  estimate.safeParse({
    n: row.estimate_n,
    value: row.estimate_value,
    low: row.estimate_low,
    high: row.estimate_high,
    certainty: row.estimate_certainty,
  }).data ?? null;

/** The card of an ad in lists. @returns null for a row that is not a valid ad */
export function cardOf(value: unknown): AdCard | null {
  const row = cardRow.safeParse(value).data;
  if (!row) return null;
  const {
    seller_verified: verified,
    published_at,
    brand_name: _brand,
    model_name: _model,
    version: _version,
    papers,
    warnings: _warnings,
    estimate_n: _n,
    estimate_value: _value,
    estimate_low: _low,
    estimate_high: _high,
    estimate_certainty: _certainty,
    ...same
  } = row;
  const estimated = storedEstimate(row);
  return (
    adCard.safeParse({
      ...same,
      verified,
      slug: slugOf(row),
      title: titleOf(row),
      // An ad from before papers were asked for has none, and is shown all the same.
      papers: Object.hasOwn(PAPERS, papers) ? papers : undefined,
      published_at: isoOf(published_at ?? 0),
      price_label: estimated && priceLabel(row, estimated),
    }).data ?? null
  );
}
