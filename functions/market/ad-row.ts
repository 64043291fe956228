import * as z from "zod/mini";
import { type AdCard, adCard } from "../../src/contract/market/ad";
import type { PriceLabel } from "../../src/contract/market/lists";
import { slugify } from "../../src/shared/text/slug";

const flag = z.pipe(
  z.int(),
  z.transform((value) => value === 1),
);
const maybeText = z.nullable(z.string());
const maybeFigure = z.nullable(z.int());

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
  market_n: maybeFigure,
  market_median: maybeFigure,
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

/** A price this far from the median, in thousandths of it, or lower is a bargain. */
export const BARGAIN = -80;
const DEAR = 80;
/** With these papers the buyer has nothing left to pay or to do. The filter « Bonne affaire » demands the same (`bargain_gap`, migration 0012). */
const DONE_PAPERS = "dedouane_mute";

/** The label of a price, or null for a low price of an ad with warnings, which is not recommended to anybody (rule: market/price-label). */
function priceLabel({ papers, warnings }: Pick<CardRow, "papers" | "warnings">, gap: number): PriceLabel | null {
  if (gap > BARGAIN) return gap >= DEAR ? "prix_eleve" : "prix_du_marche";
  if (warnings !== "[]") return null;
  return papers === DONE_PAPERS ? "bonne_affaire" : "moins_chere";
}

/** Thousandths of the median, rounded as SQLite does. */
const gapOf = (price: number, median: number) =>
  Math.sign(price - median) * Math.round((Math.abs(price - median) * 1_000) / median);

/** How an ad's price compares with the median of comparable ads (ad-market-store.ts). */
function indexOf(row: CardRow): AdCard["price_index"] {
  const { market_n: n, market_median: median } = row;
  if (n === null || median === null) return null;
  const gap = gapOf(row.price, median);
  const label = priceLabel(row, gap);
  return label && { label, median, gap, n };
}

export const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString();

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
    papers: _papers,
    warnings: _warnings,
    market_n: _n,
    market_median: _median,
    ...same
  } = row;
  return (
    adCard.safeParse({
      ...same,
      verified,
      slug: slugOf(row),
      title: titleOf(row),
      published_at: isoOf(published_at ?? 0),
      price_index: indexOf(row),
    }).data ?? null
  );
}
