import * as z from "zod/mini";
import type { AdCard } from "../../src/contract/ads/ad";
import { type AdSearch, ADS_PER_PAGE } from "../../src/contract/ads/search";
import { CARD_COLUMNS, cardOf } from "./ad-row";
import { spread } from "./ad-spread";
import { askedOf, asksNothing, foundOf, orderOf, prepared, SEARCHED, type Sql, whereOf } from "./ad-where";

/** No more ads than that are counted: of more, the newest; of figures alone, those that their index has first. */
export const MOST_COUNTED = 5_000;

/** Nor are more looked at for it: what few ads have is counted among the newest, so that no count costs more in a larger market. */
export const MOST_READ = 10_000;

/** The newest ads of a search, among the newest that an index finds. */
function newest(columns: string, search: AdSearch, now: number, most: number): Sql {
  const [found, asked] = [foundOf(search, now), askedOf(search, now)];
  return {
    sql: `SELECT ${columns} FROM (SELECT ${SEARCHED} FROM ads WHERE ${found.sql} ORDER BY published_at DESC, n DESC LIMIT ${MOST_READ}) WHERE ${asked.sql} LIMIT ${most}`,
    values: [...found.values, ...asked.values],
  };
}

const asksFiguresAlone = ({ q, choices, bounds, flags, age }: AdSearch) => Object.keys(bounds).length > 0 && !q && Object.keys(choices).length + flags.length === 0 && !age;

/** Ads of a search that are counted. Those of a price or a year alone are read in its index, which ends where enough are found. */
export function countedSql(columns: string, search: AdSearch, now: number, most = MOST_COUNTED): Sql {
  if (!asksFiguresAlone(search)) return newest(columns, search, now, most);
  const where = whereOf(search, now);
  return { sql: `SELECT ${columns} FROM ads WHERE ${where.sql} LIMIT ${most}`, values: where.values };
}

/** What is made of all ads that are looked at for a search, in one row: made of what another question leaves, D1 would read them twice. */
export function gatheredSql(aggregate: string, search: AdSearch, now: number): Sql {
  if (!asksFiguresAlone(search)) return newest(aggregate, search, now, 1);
  const from = countedSql(SEARCHED, search, now);
  return { sql: `SELECT ${aggregate} FROM (${from.sql})`, values: from.values };
}

/** Whether an index finds more ads than are looked at; a market with no more than those is not asked. */
export function unreadSql(search: AdSearch, now: number): Sql {
  const { sql, values } = foundOf(search, now);
  const most = `ifnull((SELECT n FROM ads_online), 0) > ${MOST_READ}`;
  // All that is looked at is counted: where there is more, more is counted than is told.
  if (asksFiguresAlone(search) || asksNothing(askedOf(search, now))) return { sql: "SELECT 0 AS unread", values: [] };
  if (values.length === 0) return { sql: `SELECT ${most} AS unread`, values };
  return { sql: `SELECT EXISTS (SELECT 1 FROM ads WHERE ${most} AND ${sql} ORDER BY published_at DESC, n DESC LIMIT 1 OFFSET ${MOST_READ}) AS unread`, values };
}

/** What a page is taken from. */
function amongOf(search: AdSearch, now: number): Sql {
  if (search.sort === "proche") {
    const { sql, values } = newest("n, region, town, published_at", search, now, MOST_COUNTED);
    return { sql: `(${sql})`, values };
  }
  const { sql, values } = whereOf(search, now, search.sort);
  return { sql: `ads WHERE ${sql}`, values };
}

/**
 * Ads of a search in its order. The inner question is answered by an index alone: an ad's row is read once it is on the page. No index knows
 * how far a place is: of many ads, the newest alone are put in that order.
 */
export function pageSql(search: AdSearch, now: number, most = ADS_PER_PAGE): Sql {
  const order = orderOf(search);
  const among = amongOf(search, now);
  return {
    sql: `SELECT ${CARD_COLUMNS}, seller_uid FROM ads WHERE n IN (SELECT n FROM ${among.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?) ORDER BY ${order.sql}`,
    values: [...among.values, ...order.values, most, (search.page - 1) * ADS_PER_PAGE, ...order.values],
  };
}

export const countSql = (search: AdSearch, now: number): Sql => gatheredSql("count(*) AS n", search, now);

const owned = z.object({ seller_uid: z.string() });
/** Rows with their seller, who is not shown. */
const cardsOf = (rows: readonly unknown[]): readonly AdCard[] => spread(rows, (row) => owned.parse(row).seller_uid).flatMap((row) => cardOf(row) ?? []);

const count = z.object({ n: z.int() });
/** How many ads each search finds. */
export async function countAds(db: D1Binding, searches: readonly AdSearch[], now: number): Promise<readonly number[]> {
  if (searches.length === 0) return [];
  const answers = await db.batch(searches.map((search) => prepared(db, countSql(search, now))));
  return answers.map(({ results }) => count.parse(results[0]).n);
}

/** A page of each search, or its first ads. */
export async function listAds(db: D1Binding, searches: readonly AdSearch[], now: number, most = ADS_PER_PAGE): Promise<readonly (readonly AdCard[])[]> {
  if (searches.length === 0) return []; // D1 takes no empty batch
  const answers = await db.batch(searches.map((search) => prepared(db, pageSql(search, now, most))));
  return answers.map(({ results }) => cardsOf(results));
}
