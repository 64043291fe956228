import * as z from "zod/mini";
import type { OwnAd } from "../../../src/contract/market/ad";
import { ownAd } from "../../../src/contract/market/ad";
import { type AdValues, fieldsOf } from "../../../src/contract/market/form";
import { AD_STATES, shownOf } from "../../../src/contract/market/states";
import { REGIONS } from "../../../src/places";
import { site } from "../../../src/site";
import { adReference, slugOf, titleOf } from "../ad-row";
import { isoOf } from "../../shared/iso-of";

const FIELDS = fieldsOf({ phone: site.phone, places: REGIONS, year: 0 });
type Step = keyof AdValues;
/** Fields that a form asks to confirm another answer, and that no column stores. */
const isKept = (field: string) => !field.endsWith("_confirmed");
/** Columns of a step of the form: its fields. */
const columnsIn = <S extends Step>(step: S) =>
  Object.keys(FIELDS[step]).filter(isKept) as (keyof AdValues[S] & string)[];
const isFlag = (step: Step, field: string) =>
  (FIELDS[step] as Readonly<Record<string, unknown>>)[field] instanceof z.ZodMiniBoolean;

type Cell = string | number | null;
const cell = z.union([z.string(), z.number(), z.null()]);
const row = z.catchall(
  z.object({
    id: z.string(),
    state: z.enum(AD_STATES),
    revision: z.int(),
    brand_name: z.string(),
    model_name: z.string(),
    year: z.int(),
    condition: z.string(),
    description: z.string(),
    price: z.int(),
    read_price: z.nullable(z.int()),
    estimate_value: z.nullable(z.int()),
    published_at: z.nullable(z.int()),
    expires_at: z.nullable(z.int()),
    created_at: z.int(),
    updated_at: z.int(),
    views: z.int(),
    contacts: z.int(),
    blocked: z.int(),
    seller_verified_now: z.int(),
  }),
  cell,
);
/** An ad with what is known of its owner as a seller. */
export type OwnRow = z.infer<typeof row>;

const OWN =
  "SELECT ads.*, sellers.blocked_at IS NOT NULL AS blocked, sellers.verified AS seller_verified_now FROM ads JOIN sellers ON sellers.uid = seller_uid WHERE seller_uid = ?";
const MAX_LISTED = 500;

export async function ownRows(db: D1Database, uid: string): Promise<readonly OwnRow[]> {
  const { results } = await db
    .prepare(`${OWN} AND state <> 'supprimee' ORDER BY updated_at DESC, n DESC LIMIT ${MAX_LISTED}`)
    .bind(uid)
    .all();
  return z.array(row).parse(results);
}

/** One ad of a member. @returns null for an ad that is not theirs, or was deleted */
export async function ownRow(db: D1Database, uid: string, id: string): Promise<OwnRow | null> {
  const { results } = await db.prepare(`${OWN} AND ads.id = ? AND state <> 'supprimee'`).bind(uid, id).all();
  return row.safeParse(results[0]).data ?? null;
}

/** An ad as its owner sees it in a list. Its title is missing until a car was described. */
export function ownAdOf(ad: OwnRow): OwnAd {
  const { id, expires_at } = ad;
  const title = ad.year > 0 ? { title: titleOf(ad), slug: slugOf(ad) } : { title: "", slug: "" };
  const cover = shownOf(ad.state).photos ? ad.cover : null;
  return ownAd.parse({
    ...ad,
    ...title,
    cover,
    reference: adReference(id),
    updated_at: isoOf(ad.updated_at),
    expires_at: expires_at === null ? null : isoOf(expires_at),
  });
}

const valueIn = (ad: OwnRow, step: Step, column: string): unknown =>
  isFlag(step, column) ? ad[column] === 1 : column === "equipment" ? JSON.parse(String(ad[column])) : ad[column];
const stepIn = <S extends Step>(ad: OwnRow, step: S) =>
  Object.fromEntries(columnsIn(step).map((column) => [column, valueIn(ad, step, column)])) as unknown as AdValues[S];

/** The steps of the form that were answered. */
export const valuesOf = (ad: OwnRow): Partial<AdValues> => ({
  ...(ad.year > 0 && { vehicle: stepIn(ad, "vehicle") }),
  ...(ad.condition !== "" && { state: stepIn(ad, "state") }),
  ...(ad.description !== "" && { words: stepIn(ad, "words") }),
  ...(ad.price > 0 && { offer: stepIn(ad, "offer") }),
});

export type Columns = Readonly<Record<string, Cell>>;
const cellOf = (value: unknown): Cell =>
  typeof value === "boolean" ? Number(value) : Array.isArray(value) ? JSON.stringify(value) : cell.parse(value);

/** The answers to the form as columns. */
export const columnsOf = (values: Partial<AdValues>): Columns =>
  Object.fromEntries(
    Object.values(values).flatMap((step) => Object.entries(step).map(([column, value]) => [column, cellOf(value)])),
  );

/** Those of the columns whose values differ from the ad's. */
export const changesIn = (ad: OwnRow, columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([column, value]) => ad[column] !== value));
