import * as z from "zod/mini";
import type { AdCard } from "../../../src/contract/market/ad";
import { type AdSearch, ADS_PER_PAGE, type AdSort } from "../../../src/contract/market/search";
import type { Finder } from "./ad-finder";
import { MAX_READ } from "./ad-limits";
import { CARD_COLUMNS, cardOf } from "../ad-row";
import { type ConditionKey, sourceOf } from "./ad-scan-store";
import { spread } from "./ad-spread";
import { allOf, columnsOf, conditionsOf, ONLINE, orderOf, prepared, type Sql } from "./ad-where-store";

/** Sort order → the conditions that its index applies by itself. With no others, reading stops at the last ad of the page. */
const CONDITIONS_OF_INDEX: Readonly<Record<AdSort, readonly ConditionKey[]>> = {
  recent: ["depuis"],
  prix_asc: ["prix_min", "prix_max"],
  prix_desc: ["prix_min", "prix_max"],
  km_asc: ["km_min", "km_max"],
  annee_desc: ["annee_min", "annee_max"],
  bonne_affaire: ["affaire"],
  proche: [],
};

/** Whether the pages of a search can be read from the index of its sort order, however large the market is. */
export const isInOrder = (search: AdSearch): boolean =>
  search.sort !== "proche" &&
  conditionsOf(search, 0).every(({ key }) => CONDITIONS_OF_INDEX[search.sort].includes(key));

/** SQL of a page of a search that can be read from the index of its sort order. */
export function pageSql(search: AdSearch, now: number, most: number): Sql {
  const where = allOf([{ sql: ONLINE, values: [] }, ...conditionsOf(search, now)]);
  const order = orderOf(search);
  return {
    sql: `SELECT ${CARD_COLUMNS}, seller_uid FROM ads WHERE n IN (SELECT n FROM ads WHERE ${where.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?) ORDER BY ${order.sql}`,
    values: [...where.values, ...order.values, most, (search.page - 1) * ADS_PER_PAGE, ...order.values],
  };
}

/** SQL of a page of a search whose ads are found in its order. The inner query gives them one by one, and only as many as the page needs. @param most how many ads may be read */
export function foundPageSql(search: AdSearch, finder: Finder | null, now: number, most: number): Sql {
  const { from, remains } = sourceOf(finder, most);
  const conditions = allOf(conditionsOf(search, now).filter(remains));
  const order = orderOf(search);
  return {
    sql: `SELECT ${CARD_COLUMNS}, seller_uid FROM ads WHERE n IN (SELECT n FROM (SELECT ${columnsOf(search)} FROM ${from.sql}) WHERE ${conditions.sql} LIMIT ? OFFSET ?) ORDER BY ${order.sql}`,
    values: [...from.values, ...conditions.values, ADS_PER_PAGE, (search.page - 1) * ADS_PER_PAGE, ...order.values],
  };
}

/** SQL of a few ads of a search, chosen among the first that are found. */
export function someSql(search: AdSearch, finder: Finder | null, now: number, most: number): Sql {
  const { from, remains } = sourceOf(finder, MAX_READ.near);
  const conditions = allOf(conditionsOf(search, now).filter(remains));
  const order = orderOf(search);
  return {
    sql: `SELECT ${CARD_COLUMNS}, seller_uid FROM ads WHERE n IN (SELECT n FROM (SELECT ${columnsOf(search)} FROM ${from.sql}) WHERE ${conditions.sql} ORDER BY ${order.sql} LIMIT ?) ORDER BY ${order.sql}`,
    values: [...from.values, ...conditions.values, ...order.values, most, ...order.values],
  };
}

const owned = z.object({ seller_uid: z.string() });
/** The cards of rows. The seller's uid only serves to spread the ads, and no card has it. */
const cardsOf = (rows: readonly unknown[]): readonly AdCard[] =>
  spread(rows, (row) => owned.parse(row).seller_uid).flatMap((row) => cardOf(row) ?? []);

/** The ads of each query. */
export async function listAds(db: D1Database, queries: readonly Sql[]): Promise<readonly (readonly AdCard[])[]> {
  if (queries.length === 0) return []; // D1 refuses an empty batch.
  const answers = await db.batch(queries.map((query) => prepared(db, query)));
  return answers.map(({ results }) => cardsOf(results));
}

const numbered = z.object({ n: z.int() });
/** The ads with these numbers, in their order, except those that have gone offline meanwhile. */
export async function readAds(db: D1Database, numbers: readonly number[]): Promise<readonly AdCard[]> {
  if (numbers.length === 0) return [];
  const { results } = await db
    .prepare(`SELECT n, ${CARD_COLUMNS}, seller_uid FROM ads WHERE n IN (SELECT value FROM json_each(?)) AND ${ONLINE}`)
    .bind(JSON.stringify(numbers))
    .all();
  const rows = new Map(results.map((row) => [numbered.parse(row).n, row]));
  return cardsOf(numbers.flatMap((n) => rows.get(n) ?? []));
}
