import * as z from "zod/mini";
import type { AdSearch, AdSort } from "../../../src/contract/market/search";
import type { Finder } from "./ad-finder";
import {
  allOf,
  type Condition,
  conditionsOf,
  fallsIn,
  foundSql,
  joinedSql,
  ONLINE,
  prepared,
  columnsOf,
  rankOf,
  type Sql,
} from "./ad-where-store";
import { matchOf } from "./ad-words-store";

export type ConditionKey = Condition["key"];

/** What a scan reads of each ad, as SQL of a text. */
export interface Columns {
  /** Read of ads that meet all conditions. */
  readonly all: Sql;
  /** Condition → the ad's answer to that filter, read of ads that miss only this condition. */
  readonly lacking: Readonly<Partial<Record<ConditionKey, string>>>;
  /** Sets of conditions. An ad that misses only conditions of one set is returned too. */
  readonly together: readonly (readonly ConditionKey[])[];
}

export interface ScannedAd {
  readonly n: number;
  readonly text: string;
  /** The conditions that the ad does not meet. */
  readonly lacks: readonly ConditionKey[];
}

const row = z.object({ n: z.int(), missed: z.int(), rank: z.number(), at: z.int(), text: z.string() });
type Row = z.infer<typeof row>;

/** The ads to scan, and which conditions remain to be checked: the index of a filter has already applied its own. */
export function sourceOf(
  finder: Finder | null,
  most: number,
): { readonly from: Sql; readonly remains: (condition: Condition) => boolean } {
  if (!finder)
    return {
      from: { sql: `ads WHERE ${ONLINE} ORDER BY published_at DESC, n DESC LIMIT ${most}`, values: [] },
      remains: () => true,
    };
  if (finder.by === "words")
    return {
      // The index is in the order in which ads were begun.
      from: {
        sql: `(SELECT rowid AS found FROM ad_words WHERE ad_words MATCH ? ORDER BY rowid DESC LIMIT ${most}) CROSS JOIN ads ON n = found WHERE ${ONLINE}`,
        values: [matchOf(finder.q)],
      },
      remains: () => true,
    };
  const found = allOf([{ sql: ONLINE, values: [] }, foundSql(finder.filter, finder.values)]);
  // The index of one answer has its newest ads first. With several answers, SQLite would read all their ads to sort them.
  const order = finder.values.length === 1 ? " ORDER BY published_at DESC, n DESC" : "";
  return {
    from: { sql: `ads WHERE ${found.sql}${order} LIMIT ${most}`, values: found.values },
    remains: ({ key }) => key !== finder.filter,
  };
}

/** The bit of a condition in the number of all conditions that an ad misses. JavaScript's bitwise operators stop at 32 bits, and there are more conditions. */
const bitOf = (place: number) => 2 ** place;
const hasBit = (missed: number, place: number) => Math.floor(missed / bitOf(place)) % 2 === 1;

/** The sum of each subset of some bits; that of the empty subset is 0. */
const sumsOf = (bits: readonly number[]): readonly number[] =>
  bits.reduce<readonly number[]>((sums, one) => [...sums, ...sums.map((sum) => sum + one)], [0]);

/**
 * SQL that reads each ad once. It does not sort, because SQLite would then read the ads twice. Of the index of words, all ads that were found are
 * returned, because nothing else tells whether there are more.
 */
export function scanSql(
  search: AdSearch,
  now: number,
  finder: Finder | null,
  most: number,
  columns: Columns,
): Sql & { readonly conditions: readonly Condition[] } {
  const { from, remains } = sourceOf(finder, most);
  const conditions = conditionsOf(search, now).filter(remains);
  const bits = new Map(conditions.map(({ key }, place) => [key, bitOf(place)]));
  const missed = joinedSql(
    conditions.map(({ sql }, place) => `iif(${sql}, 0, ${bitOf(place)})`),
    "+",
    "0",
  );
  const lacking = Object.entries(columns.lacking).flatMap(([key, sql]) =>
    conditions.flatMap((one, place) => (one.key === key ? `WHEN ${bitOf(place)} THEN ${sql}` : [])),
  );
  const read = new Set([
    ...Object.keys(columns.lacking).flatMap((key) =>
      conditions.flatMap((one, place) => (one.key === key ? bitOf(place) : [])),
    ),
    ...columns.together.flatMap((keys) => sumsOf(keys.flatMap((key) => bits.get(key) ?? []))),
    0,
  ]);
  const rank = rankOf(search);
  return {
    sql: `SELECT n, missed, ${rank.sql} AS rank, published_at AS at, CASE missed WHEN 0 THEN ${columns.all.sql} ${lacking.join(" ")} ELSE '' END AS text
      FROM (SELECT ${columnsOf(search)}, ${missed} AS missed FROM ${from.sql}) WHERE ${finder?.by === "words" ? "1" : `missed IN (${[...read].join()})`}`,
    values: [...rank.values, ...columns.all.values, ...conditions.flatMap(({ values }) => values), ...from.values],
    conditions,
  };
}

function inOrder(rows: readonly Row[], sort: AdSort): readonly Row[] {
  const sign = fallsIn(sort) ? -1 : 1;
  const ofOneRank = (a: Row, b: Row) => (sort === "proche" ? b.at - a.at || b.n - a.n : sign * (a.n - b.n));
  return rows.toSorted((a, b) => sign * (a.rank - b.rank) || ofOneRank(a, b));
}

/** What was scanned of the ads of a search. */
export interface Scan {
  readonly ads: readonly ScannedAd[];
  /** Whether the finder may have found more ads than were to be read. Of the index of words alone. */
  readonly isCut: boolean;
}

/** Scans the ads of a search once, and sorts those that match in its order. @param most how many ads may be read */
export async function scanAds(
  db: D1Database,
  search: AdSearch,
  now: number,
  finder: Finder | null,
  most: number,
  columns: Columns,
): Promise<Scan> {
  const { conditions, ...sql } = scanSql(search, now, finder, most, columns);
  const { results } = await prepared(db, sql).all();
  const ads = inOrder(z.array(row).parse(results), search.sort).map(({ n, missed, text }) => ({
    n,
    text,
    lacks: conditions.flatMap(({ key }, place) => (hasBit(missed, place) ? key : [])),
  }));
  return { ads, isCut: finder?.by === "words" && results.length >= most };
}
