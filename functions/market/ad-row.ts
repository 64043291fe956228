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

/** A row of `ads`, as far as cards go. */
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
/** Columns that a card needs: what lists read. */
export const CARD_COLUMNS = Object.keys(cardRow.shape).join(", ");
export type CardRow = z.infer<typeof cardRow>;

/** « Hyundai Tucson 2017 » */
export const titleOf = ({ brand_name, model_name, year }: Pick<CardRow, "brand_name" | "model_name" | "year">) =>
  `${brand_name} ${model_name} ${year}`;
export const slugOf = (row: Pick<CardRow, "brand_name" | "model_name" | "year">) => slugify(titleOf(row));
/** What buyer and seller say on the telephone. */
export const adReference = (id: string) => `GA-${id.slice(0, 6).toUpperCase()}`;

/** Thousandths of the median. */
export const BARGAIN = -80;
const DEAR = 80;
/** Nothing is left to pay or to do in the name of who buys. The filter « Bonne affaire » asks the same (`bargain_gap`, migration 0012). */
const DONE_PAPERS = "dedouane_mute";

/** How a price is called; null for a low one of an ad in which rules saw something odd: it is praised to nobody (rule: market/price-label). */
function priceLabel({ papers, warnings }: Pick<CardRow, "papers" | "warnings">, gap: number): PriceLabel | null {
  if (gap > BARGAIN) return gap >= DEAR ? "prix_eleve" : "prix_du_marche";
  if (warnings !== "[]") return null;
  return papers === DONE_PAPERS ? "bonne_affaire" : "moins_chere";
}

/** Thousandths of the median, rounded as SQLite does. */
const gapOf = (price: number, median: number) =>
  Math.sign(price - median) * Math.round((Math.abs(price - median) * 1_000) / median);

/** How an ad's price stands beside comparable ones (ad-market.ts). */
function indexOf(row: CardRow): AdCard["price_index"] {
  const { market_n: n, market_median: median } = row;
  if (n === null || median === null) return null;
  const gap = gapOf(row.price, median);
  const label = priceLabel(row, gap);
  return label && { label, median, gap, n };
}

export const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/** What lists show of an ad. @returns null for a row that no ad of ours can be */
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
