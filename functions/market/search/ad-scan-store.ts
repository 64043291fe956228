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
  rankOf,
  SEARCHED,
  type Sql,
} from "./ad-where-store";

export type ConditionKey = Condition["key"];

/** What a scan reads of each ad. */
export interface Columns {
  /** SQL of a text: of an ad that has all that is asked. */
  readonly all: Sql;
  /** SQL of a text, by the one condition that an ad lacks: what it answers to that filter. */
  readonly lacking: Readonly<Partial<Record<ConditionKey, string>>>;
  /** Conditions that an ad may lack together and is told all the same. */
  readonly together: readonly (readonly ConditionKey[])[];
}

export interface ScannedAd {
  readonly n: number;
  readonly text: string;
  /** The conditions that it does not fulfil. */
  readonly lacks: readonly ConditionKey[];
}

const row = z.object({ n: z.int(), missed: z.int(), rank: z.number(), at: z.int(), text: z.string() });
type Row = z.infer<typeof row>;

/** The ads that are looked at; what their index has found is not asked again. */
export function sourceOf(
  finder: Finder | null,
  most: number,
): { readonly from: Sql; readonly asks: (condition: Condition) => boolean } {
  if (!finder)
    return {
      from: { sql: `${ONLINE} ORDER BY published_at DESC, n DESC LIMIT ${most}`, values: [] },
      asks: () => true,
    };
  const found = allOf([{ sql: ONLINE, values: [] }, foundSql(finder.filter, finder.values)]);
  // The newest with one answer are the first in its index; with several, all would be read before the first is known.
  const order = finder.values.length === 1 ? " ORDER BY published_at DESC, n DESC" : "";
  return {
    from: { sql: `${found.sql}${order} LIMIT ${most}`, values: found.values },
    asks: ({ key }) => !finder.isAsked || key !== finder.filter,
  };
}

/** What an ad lacks is one figure, a power of two for each condition: there are more than 32, so that no bitwise sign of JavaScript applies. */
const figureOf = (place: number) => 2 ** place;
const hasFigure = (missed: number, place: number) => Math.floor(missed / figureOf(place)) % 2 === 1;

/** All sums of some figures; 0 is one of none. */
const sumsOf = (figures: readonly number[]): readonly number[] =>
  figures.reduce<readonly number[]>((sums, one) => [...sums, ...sums.map((sum) => sum + one)], [0]);

/** One question, which reads each ad once; ordered by SQLite, they would be read twice. */
export function scanSql(
  search: AdSearch,
  now: number,
  finder: Finder | null,
  most: number,
  columns: Columns,
): Sql & { readonly asked: readonly Condition[] } {
  const { from, asks } = sourceOf(finder, most);
  const asked = conditionsOf(search, now).filter(asks);
  const figures = new Map(asked.map(({ key }, place) => [key, figureOf(place)]));
  const missed = joinedSql(
    asked.map(({ sql }, place) => `iif(${sql}, 0, ${figureOf(place)})`),
    "+",
    "0",
  );
  const lacking = Object.entries(columns.lacking).flatMap(([key, sql]) =>
    asked.flatMap((one, place) => (one.key === key ? `WHEN ${figureOf(place)} THEN ${sql}` : [])),
  );
  const read = new Set([
    ...Object.keys(columns.lacking).flatMap((key) =>
      asked.flatMap((one, place) => (one.key === key ? figureOf(place) : [])),
    ),
    ...columns.together.flatMap((keys) => sumsOf(keys.flatMap((key) => figures.get(key) ?? []))),
    0,
  ]);
  const rank = rankOf(search);
  return {
    sql: `SELECT n, missed, ${rank.sql} AS rank, published_at AS at, CASE missed WHEN 0 THEN ${columns.all.sql} ${lacking.join(" ")} ELSE '' END AS text
      FROM (SELECT ${SEARCHED}, ${missed} AS missed FROM ads WHERE ${from.sql}) WHERE missed IN (${[...read].join()})`,
    values: [...rank.values, ...columns.all.values, ...asked.flatMap(({ values }) => values), ...from.values],
    asked,
  };
}

function inOrder(rows: readonly Row[], sort: AdSort): readonly Row[] {
  const sign = fallsIn(sort) ? -1 : 1;
  const ofOneRank = (a: Row, b: Row) => (sort === "proche" ? b.at - a.at || b.n - a.n : sign * (a.n - b.n));
  return rows.toSorted((a, b) => sign * (a.rank - b.rank) || ofOneRank(a, b));
}

/** Scans the ads of a search once, and sorts those that match in its order. @param most at most so many ads are read */
export async function scanAds(
  db: D1Database,
  search: AdSearch,
  now: number,
  finder: Finder | null,
  most: number,
  columns: Columns,
): Promise<readonly ScannedAd[]> {
  const { asked, ...sql } = scanSql(search, now, finder, most, columns);
  const { results } = await prepared(db, sql).all();
  return inOrder(z.array(row).parse(results), search.sort).map(({ n, missed, text }) => ({
    n,
    text,
    lacks: asked.flatMap(({ key }, place) => (hasFigure(missed, place) ? key : [])),
  }));
}
