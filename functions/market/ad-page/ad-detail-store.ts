import * as z from "zod/mini";
import type { AdCard } from "../../../src/contract/market/ad";
import { carShown } from "../../../src/contract/market/car-fields";
import { MAX_PHOTOS } from "../../../src/contract/market/own-photo";
import { AD_STATES, CLOSED_DAYS, shownOf } from "../../../src/contract/market/states";
import { CARD_COLUMNS, cardOf, cardRow, slugOf } from "../ad-row";

const DAY = 86_400_000;
const MAX_SIMILAR = 6;
/** At most this many of the newest ads of a model or a body type are read, so that the cost does not grow with the market. */
const MAX_LOOKED_AT = 600;
/** How far the price of a similar ad may be off, as factors: of an ad of the same model, and of another model with the same body type. */
const SAME_MODEL = [0.7, 1.4] as const;
const SAME_BODY = [0.85, 1.15] as const;
const YEARS = 3;
const MAX_PRICES = 20;

const flag = z.pipe(
  z.int(),
  z.transform((value) => value === 1),
);
const maybeText = z.nullable(z.string());
const maybeFigure = z.nullable(z.int());

/** Columns that the page of an ad shows beside those of its card. The telephone and the seller's account are not among them. */
const ownRow = z.extend(cardRow, {
  ...carShown,
  state: z.enum(AD_STATES),
  brand_key: z.string(),
  model_key: z.string(),
  model_id: maybeFigure,
  month: maybeFigure,
  papers_seen: z.string(),
  first_hand: flag,
  service_book: flag,
  inspection_until: maybeText,
  insurance_until: maybeText,
  accidents: maybeText,
  equipment: z.string(),
  description: z.string(),
  trade_in: flag,
  credit: flag,
  department: maybeText,
  call_hours: maybeText,
  updated_at: z.int(),
  closed_at: maybeFigure,
  views: z.int(),
});
/** What decides which ads are close to an ad. */
export const closeRow = z.pick(ownRow, { id: true, model_key: true, body_type: true, year: true, price: true });
/** A row of an ad, joined with its seller. */
const detailRow = z.extend(ownRow, {
  seller_id: z.string(),
  seller_since: z.int(),
  /** How many ads the seller has online. */
  seller_online: z.int(),
});
type DetailRow = z.infer<typeof detailRow>;

/** The columns of a row as SQL, apart from those of its seller. */
const columnsIn = ({ shape }: { readonly shape: object }) =>
  Object.keys(shape)
    .map((column) => `ads.${column}`)
    .join(", ");
const COLUMNS = columnsIn(ownRow);

const photoRow = z.object({ hash: z.string(), width: z.int(), height: z.int() });
const priceRow = z.object({ price: z.int(), at: z.int() });

export interface FoundAd {
  readonly row: DetailRow;
  readonly card: AdCard;
  readonly photos: readonly z.infer<typeof photoRow>[];
  readonly prices: readonly z.infer<typeof priceRow>[];
}

/** What a visitor is told of an ad without its page: "gone", it was online once; "waiting", it was online and is moderated again after a change; "unknown", all others, and ads of a blocked seller. */
type Unseen = "gone" | "waiting" | "unknown";

/** Which columns say whether an ad has a page. */
type Standing = Pick<DetailRow, "state" | "published_at" | "closed_at" | "updated_at">;

/** Whether visitors may see the page of an ad: it is online, or was closed less than 90 days ago. */
function pageOf(row: Standing, now: number): "ad" | Unseen {
  if (row.published_at === null) return "unknown";
  const { page } = shownOf(row.state);
  if (page === "none") return "unknown";
  const isGone =
    page === "ad" && row.state !== "publiee" && (row.closed_at ?? row.updated_at) + CLOSED_DAYS * DAY <= now;
  return isGone ? "gone" : page;
}

const standingRow = z.extend(
  z.pick(detailRow, {
    state: true,
    published_at: true,
    closed_at: true,
    updated_at: true,
    brand_name: true,
    model_name: true,
    year: true,
  }),
  { revision: z.int() },
);
const STANDING_COLUMNS = columnsIn(standingRow);

/** What a cached page of an ad depends on: its state, its address, and its revision, which is one more after each change. */
export interface AdStanding {
  readonly isOnline: boolean;
  readonly slug: string;
  readonly revision: number;
}

/** Reads of an ad what decides whether its page may be shown, and which one. */
export async function standingOf(db: D1Database, id: string, now: number): Promise<AdStanding | Unseen> {
  const { results } = await db
    .prepare(
      `SELECT ${STANDING_COLUMNS} FROM ads JOIN sellers ON sellers.uid = ads.seller_uid WHERE ads.id = ? AND sellers.blocked_at IS NULL`,
    )
    .bind(id)
    .all();
  const row = standingRow.safeParse(results[0]).data;
  if (!row) return "unknown";
  const page = pageOf(row, now);
  if (page !== "ad") return page;
  return { isOnline: row.state === "publiee", slug: slugOf(row), revision: row.revision };
}

/** Finds an ad that visitors may see. */
export async function findAd(db: D1Database, id: string, now: number): Promise<FoundAd | Unseen> {
  const [ads, photos, prices] = await db.batch([
    db
      .prepare(
        `SELECT ${COLUMNS}, sellers.id AS seller_id, sellers.since AS seller_since, sellers.online AS seller_online FROM ads JOIN sellers ON sellers.uid = ads.seller_uid WHERE ads.id = ? AND sellers.blocked_at IS NULL`,
      )
      .bind(id),
    db
      .prepare(
        "SELECT hash, width, height FROM ad_photos WHERE ad_id = ? AND state = 'ready' AND hash IS NOT NULL ORDER BY position LIMIT ?",
      )
      .bind(id, MAX_PHOTOS),
    db
      .prepare(
        "SELECT price, at FROM (SELECT price, at FROM ad_prices WHERE ad_id = ? ORDER BY at DESC LIMIT ?) ORDER BY at",
      )
      .bind(id, MAX_PRICES),
  ]);
  const row = detailRow.safeParse(ads?.results[0]).data;
  const card = cardOf(ads?.results[0]);
  if (!row || !card) return "unknown";
  const page = pageOf(row, now);
  if (page !== "ad") return page;
  return {
    row,
    card,
    photos: z.array(photoRow).parse(photos?.results),
    prices: z.array(priceRow).parse(prices?.results),
  };
}

/** Ads close to an ad, among the newest: first those of its model with a similar year and price, then those of other models with its body type and a similar price. */
export async function similarAds(
  db: D1Database,
  { id, model_key, body_type, year, price }: z.infer<typeof closeRow>,
): Promise<readonly AdCard[]> {
  const within = ([low, high]: readonly [number, number]) =>
    [Math.floor(price * low), Math.ceil(price * high)] as const;
  const newest = (index: string, column: "model_key" | "body_type", holds: string) =>
    `SELECT ${CARD_COLUMNS} FROM (SELECT * FROM ads INDEXED BY ${index} WHERE state = 'publiee' AND ${column} = ?1 ORDER BY published_at DESC, n DESC LIMIT ${MAX_LOOKED_AT})
     WHERE ${holds} AND price BETWEEN ?2 AND ?3 ORDER BY abs(price - ?4), n LIMIT ${MAX_SIMILAR}`;
  const [model, body] = await db.batch([
    db
      .prepare(newest("ads_by_model_recent", "model_key", "id <> ?5 AND year BETWEEN ?6 AND ?7"))
      .bind(model_key, ...within(SAME_MODEL), price, id, year - YEARS, year + YEARS),
    db
      .prepare(newest("ads_by_body", "body_type", "model_key <> ?5"))
      .bind(body_type, ...within(SAME_BODY), price, model_key),
  ]);
  return [...(model?.results ?? []), ...(body?.results ?? [])]
    .slice(0, MAX_SIMILAR)
    .flatMap((row) => cardOf(row) ?? []);
}
