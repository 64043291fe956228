import {
  AD_AGES,
  AD_CHOICE_KEYS,
  AD_FLAG_KEYS,
  AD_RANGE_KEYS,
  AD_RANGES,
  isFigure,
  type AdBound,
  type AdChoice,
  type AdFlag,
  type AdRange,
  type AdSearch,
  type AdSort,
} from "../../../src/contract/market/search";
import { CAR_FILTERS, type CarField, type CarFilter } from "../../../src/contract/market/car-fields";
import { isoDay } from "../../../src/shared/dates/dates";
import { slugify } from "../../../src/shared/text/slug";
import { REGION_KEYS, REGIONS } from "../../../src/places";
import { BARGAIN } from "../ad-row";
import { wordsSql } from "./ad-words-store";
import { metresFrom } from "./positions";

/** A piece of SQL, which never contains user input, and the values that are bound to it. */
export interface Sql {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

export const prepared = (db: D1Database, { sql, values }: Sql) => db.prepare(sql).bind(...values);

/** Filter → its column. These constants become SQL, never a text from an address. */
export const CHOICE_COLUMNS = {
  marque: "brand_key",
  modele: "model_key",
  version: "replace(replace(replace(lower(version), ' ', '-'), ',', '-'), '|', '-')",
  ...(Object.fromEntries(Object.entries(CAR_FILTERS).map(([key, { column }]) => [key, column])) as Record<
    CarFilter,
    CarField
  >),
  region: "region",
  departement: "department",
  ville: "town",
  vendeur: "seller_type",
} as const satisfies Readonly<Record<AdChoice, string>>;
const RANGE_COLUMNS = { prix: "price", annee: "year", km: "mileage", cv: "fiscal_power" } as const satisfies Readonly<
  Record<AdRange, string>
>;

const plain = (sql: string) => (): Sql => ({ sql, values: [] });
const FLAG_SQL: Readonly<Record<AdFlag, (now: number) => Sql>> = {
  verifie: plain("seller_verified = 1"),
  negociable: plain("negotiable = 1"),
  premiere_main: plain("first_hand = 1"),
  carnet: plain("service_book = 1"),
  visite_valide: (now) => ({ sql: "inspection_until >= ?", values: [isoDay(now)] }),
  climatisation: plain("air_conditioning = 1"),
  reprise: plain("trade_in = 1"),
  credit: plain("credit = 1"),
  photos: plain("photos > 0"),
  baisse: plain("price_before > price"),
  affaire: plain(`ifnull(bargain_gap, 1000000) <= ${BARGAIN}`),
};
export const flagSql = (flag: AdFlag, now: number) => FLAG_SQL[flag](now);

/** Sort order → SQL of its rank, and whether the order is descending. Ads of equal rank are sorted by `n` in the same direction. */
const ORDERS: Readonly<Record<Exclude<AdSort, "proche">, { readonly rank: string; readonly falls: boolean }>> = {
  recent: { rank: "published_at", falls: true },
  prix_asc: { rank: "price", falls: false },
  prix_desc: { rank: "price", falls: true },
  km_asc: { rank: "mileage", falls: false },
  annee_desc: { rank: "year", falls: true },
  bonne_affaire: { rank: "ifnull(bargain_gap, 1000000)", falls: false },
};
/** Metres to a town without a known position, which sorts it after all others. */
const UNKNOWN_DISTANCE_M = 10_000_000;

export const fallsIn = (sort: AdSort): boolean => sort !== "proche" && ORDERS[sort].falls;

/** SQL of the figure by which a search is sorted. */
export function rankOf({ sort, near }: AdSearch): Sql {
  return sort === "proche"
    ? {
        sql: `ifnull(? ->> (region || '/' || town), ${UNKNOWN_DISTANCE_M})`,
        values: [JSON.stringify(metresFrom(near))],
      }
    : { sql: ORDERS[sort].rank, values: [] };
}

/** The ORDER BY of a search. When sorted by distance, the newest ads of a town come first. */
export function orderOf(search: AdSearch): Sql {
  const { sql, values } = rankOf(search);
  if (search.sort === "proche") return { sql: `${sql}, published_at DESC, n DESC`, values };
  const end = fallsIn(search.sort) ? " DESC" : "";
  return { sql: `${sql}${end}, n${end}`, values };
}

/** The columns by which a search filters, counts or sorts, all of which the index `ads_search` has. */
const SEARCHED = [
  ...[
    "published_at",
    "n",
    "brand_key",
    "brand_name",
    "model_key",
    "model_name",
    "version",
    "region",
    "department",
    "town",
    "seller_type",
  ],
  ...Object.values(CAR_FILTERS).map(({ column }) => column),
  ...Object.values(RANGE_COLUMNS),
  ...[
    "seller_verified",
    "negotiable",
    "first_hand",
    "service_book",
    "inspection_until",
    "air_conditioning",
    "trade_in",
    "credit",
    "photos",
    "price_before",
    "bargain_gap",
  ],
].join(", ");

/** The columns that a search needs of its ads. Its words are in no index but their own, which finds the ads of such a search. */
export const columnsOf = ({ q }: AdSearch): string => (q ? `${SEARCHED}, words` : SEARCHED);

const HOUR = 3_600_000;

/** Departments or towns with their keys in addresses. Two of them may share a key. */
const placesOf = (list: "departments" | "towns") =>
  REGION_KEYS.flatMap((region) => REGIONS[region][list].map((name) => ({ key: slugify(name), name, region })));
const DEPARTMENTS = placesOf("departments");
const TOWNS = placesOf("towns");

/** The stored values of an answer that an address spells; [] when no ad can have that answer. */
export function storedOf(key: AdChoice, value: string): readonly (string | number)[] {
  if (isFigure(key)) return /^\d{1,3}$/.test(value) ? [Number(value)] : [];
  if (key !== "departement" && key !== "ville") return [value];
  return (key === "ville" ? TOWNS : DEPARTMENTS).flatMap((place) => (place.key === value ? place.name : []));
}

function oneOf(column: string, stored: readonly (string | number)[]): Sql {
  const [only, ...others] = new Set(stored);
  // All answers are bound as one value, because D1 allows 100 values in a statement.
  return only !== undefined && others.length === 0
    ? { sql: `${column} = ?`, values: [only] }
    : { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(stored)] };
}

/** SQL of ads with one of the answers, as the filter's index finds them. The index of towns begins with the region. */
export function foundSql(key: AdChoice, values: readonly string[]): Sql {
  const own = oneOf(
    CHOICE_COLUMNS[key],
    values.flatMap((value) => storedOf(key, value)),
  );
  if (key !== "ville") return own;
  const regions = oneOf(
    "region",
    TOWNS.flatMap((town) => (values.includes(town.key) ? town.region : [])),
  );
  return { sql: `${regions.sql} AND ${own.sql}`, values: [...regions.values, ...own.values] };
}

/** One condition of a search, with its key in an address. */
export interface Condition extends Sql {
  readonly key: "q" | AdChoice | AdBound | AdFlag | "depuis";
}

/** The conditions of a search, except that an ad must be online. @param now milliseconds, against which ages and inspections are checked */
export function conditionsOf({ q, choices, bounds, flags, age }: AdSearch, now: number): readonly Condition[] {
  return [
    ...(q ? [{ key: "q" as const, ...wordsSql(q) }] : []),
    ...AD_CHOICE_KEYS.flatMap((key) =>
      choices[key]
        ? {
            key,
            ...oneOf(
              CHOICE_COLUMNS[key],
              choices[key].flatMap((value) => storedOf(key, value)),
            ),
          }
        : [],
    ),
    ...AD_RANGE_KEYS.flatMap((range) =>
      AD_RANGES[range].flatMap((key, end) =>
        bounds[key] === undefined
          ? []
          : { key, sql: `${RANGE_COLUMNS[range]} ${end === 0 ? ">=" : "<="} ?`, values: [bounds[key]] },
      ),
    ),
    ...AD_FLAG_KEYS.filter((flag) => flags.includes(flag)).map((flag) => ({ key: flag, ...flagSql(flag, now) })),
    ...(age ? [{ key: "depuis" as const, sql: "published_at >= ?", values: [now - AD_AGES[age] * HOUR] }] : []),
  ];
}

export const ONLINE = "state = 'publiee'";

/** Joins parts by an operator as a balanced tree, because a chain would be deeper than SQLite allows. @param none the result when there are no parts */
export function joinedSql(parts: readonly string[], sign: "AND" | "+" | "||", none: string): string {
  const half = Math.ceil(parts.length / 2);
  return parts.length < 2
    ? (parts[0] ?? none)
    : `(${joinedSql(parts.slice(0, half), sign, none)} ${sign} ${joinedSql(parts.slice(half), sign, none)})`;
}

export const allOf = (parts: readonly Sql[]): Sql => ({
  sql: joinedSql(
    parts.map(({ sql }) => sql),
    "AND",
    "1",
  ),
  values: parts.flatMap(({ values }) => values),
});
