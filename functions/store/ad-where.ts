import { AD_AGES, AD_CHOICE_KEYS, AD_FLAG_KEYS, AD_RANGE_KEYS, AD_RANGES, type AdChoice, type AdFlag, type AdRange, type AdSearch, type AdSort } from "../../src/contract/ads/search";
import { isoDay } from "../../src/lib/dates";
import { slugify } from "../../src/lib/slug";
import { REGION_KEYS, REGIONS } from "../../src/places";
import { finderOf } from "./ad-finder";
import { BARGAIN } from "./ad-row";
import { metresFrom } from "./positions";

/** SQL of the program's own, and what is bound in it. */
export interface Sql {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

export const prepared = (db: D1Binding, { sql, values }: Sql) => db.prepare(sql).bind(...values);

/** Which column a filter asks: nothing of an address is ever SQL. */
export const CHOICE_COLUMNS = {
  marque: "brand_key",
  modele: "model_key",
  version: "replace(replace(replace(lower(version), ' ', '-'), ',', '-'), '|', '-')",
  etat_du_vehicule: "condition",
  statut_des_papiers: "papers",
  energie: "energy",
  boite: "gearbox",
  transmission: "drive",
  carrosserie: "body_type",
  couleur: "colour",
  portes: "doors",
  places: "seats",
  region: "region",
  departement: "department",
  ville: "town",
  vendeur: "seller_type",
  provenance: "origin",
  volant: "steering",
} as const satisfies Readonly<Record<AdChoice, string>>;
const RANGE_COLUMNS = { prix: "price", annee: "year", km: "mileage", cv: "fiscal_power" } as const satisfies Readonly<Record<AdRange, string>>;

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

const SORT_SQL: Readonly<Record<Exclude<AdSort, "proche">, string>> = {
  recent: "published_at DESC, n DESC",
  prix_asc: "price, n",
  prix_desc: "price DESC, n DESC",
  km_asc: "mileage, n",
  annee_desc: "year DESC, n DESC",
  bonne_affaire: "ifnull(bargain_gap, 1000000), n",
};
/** Metres to a town that is on no map of ours: after all others. */
const FAR = 10_000_000;

/** What comes first; of one town, the newest. */
export function orderOf({ sort, near }: AdSearch): Sql {
  if (sort !== "proche") return { sql: SORT_SQL[sort], values: [] };
  return { sql: `ifnull(? ->> (region || '/' || town), ${FAR}), ${SORT_SQL.recent}`, values: [JSON.stringify(metresFrom(near))] };
}

/** All that a search asks, counts or puts in order: what the index `ads_search` has. */
export const SEARCHED =
  "published_at, n, brand_key, brand_name, model_key, model_name, version, condition, papers, energy, gearbox, drive, body_type, colour, doors, seats, region, department, town, seller_type, origin, steering, price, year, mileage, fiscal_power, seller_verified, negotiable, first_hand, service_book, inspection_until, air_conditioning, trade_in, credit, photos, price_before, bargain_gap";

const HOUR = 3_600_000;
const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** « rav 4 » is RAV4, « cx5 » is CX-5; shorter ones would be found in the middle of anything. */
const LEAST_JOINED = 3;

/** Departments or towns, with their addresses; some share one. */
const placesOf = (list: "departments" | "towns") => REGION_KEYS.flatMap((region) => REGIONS[region][list].map((name) => ({ key: slugify(name), name, region })));
const DEPARTMENTS = placesOf("departments");
const TOWNS = placesOf("towns");

/** What stands in the column for an answer of an address: [] where nothing can. */
function storedOf(key: AdChoice, value: string): readonly (string | number)[] {
  if (key === "portes" || key === "places") return /^\d{1,3}$/.test(value) ? [Number(value)] : [];
  if (key !== "departement" && key !== "ville") return [value];
  return (key === "ville" ? TOWNS : DEPARTMENTS).flatMap((place) => (place.key === value ? place.name : []));
}

function oneOf(column: string, stored: readonly (string | number)[]): Sql {
  const [only, ...others] = new Set(stored);
  // one bound value however many answers: D1 takes 100
  return only !== undefined && others.length === 0 ? { sql: `${column} = ?`, values: [only] } : { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(stored)] };
}

/** @param finds whether its index is used: a plus sign before a column keeps SQLite from it */
function choiceSql(key: AdChoice, asked: readonly string[], finds: boolean): readonly Sql[] {
  const sign = finds ? "" : "+";
  const own = oneOf(sign + CHOICE_COLUMNS[key], asked.flatMap((value) => storedOf(key, value)));
  // The index of towns begins with their regions.
  return key === "ville" ? [oneOf(`${sign}region`, TOWNS.flatMap((town) => (asked.includes(town.key) ? town.region : []))), own] : [own];
}

const NAME = "'-' || brand_key || '-' || model_key || '-' || replace(lower(ifnull(version, '')), ' ', '-')";

/** Each word begins a word of the brand, the model or the version, or is the year; or all of them together are in its name. */
function wordsSql(q: string): readonly Sql[] {
  const words = slugify(q).split("-").filter(Boolean).slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));
  if (words.length === 0) return q ? [{ sql: "0", values: [] }] : [];
  const each = words.map((word) => (/^(?:19|20)\d\d$/.test(word) ? { sql: `(instr(${NAME}, ?) > 0 OR year = ?)`, values: [`-${word}`, Number(word)] } : { sql: `instr(${NAME}, ?) > 0`, values: [`-${word}`] }));
  const all = { sql: `(${each.map(({ sql }) => sql).join(" AND ")})`, values: each.flatMap(({ values }) => values) };
  const joined = words.join("");
  if (joined.length < LEAST_JOINED) return [all];
  return [{ sql: `(${all.sql} OR instr(replace(${NAME}, '-', ''), ?) > 0)`, values: [...all.values, joined] }];
}

/** Orders that have the index of a figure. */
const FIGURE_OF: Readonly<Partial<Record<AdSort, AdRange>>> = { prix_asc: "prix", prix_desc: "prix", km_asc: "km", annee_desc: "annee" };

const ANY = "1";
const allOf = (parts: readonly Sql[]): Sql => ({ sql: parts.map(({ sql }) => sql).join(" AND ") || ANY, values: parts.flatMap(({ values }) => values) });

/** @param isLookedFor whether an index of that figure may be used */
function figureSql({ bounds }: AdSearch, range: AdRange, isLookedFor: boolean): readonly Sql[] {
  const [low, high] = AD_RANGES[range].map((key) => bounds[key]);
  const column = (isLookedFor ? "" : "+") + RANGE_COLUMNS[range];
  return [...(low === undefined ? [] : [{ sql: `${column} >= ?`, values: [low] }]), ...(high === undefined ? [] : [{ sql: `${column} <= ?`, values: [high] }])];
}

/** What of a search an index finds, the newest first; all ads that are published, where nothing is. */
export function foundOf(search: AdSearch, now: number): Sql {
  const { choices, age } = search;
  const finder = finderOf(search);
  return allOf([
    { sql: "state = 'publiee'", values: [] },
    ...(finder && choices[finder] ? choiceSql(finder, choices[finder], true) : []),
    ...(finder === "modele" ? figureSql(search, "annee", true) : []), // the index of models has their years
    ...(age ? [{ sql: "published_at >= ?", values: [now - AD_AGES[age] * HOUR] }] : []),
  ]);
}

/**
 * What else is asked, which each ad that was found is looked at for.
 * @param order in which a page of them is wanted: figures are then looked for in it, where nothing rarer is asked
 */
export function askedOf(search: AdSearch, now: number, order: AdSort | null = null): Sql {
  const { q, choices, flags } = search;
  const finder = finderOf(search);
  return allOf([
    ...AD_CHOICE_KEYS.flatMap((key) => (choices[key] && key !== finder ? choiceSql(key, choices[key], false) : [])),
    ...AD_RANGE_KEYS.flatMap((range) => (range === "annee" && finder === "modele" ? [] : figureSql(search, range, order === null || finder === "modele" || FIGURE_OF[order] === range))),
    ...AD_FLAG_KEYS.filter((flag) => flags.includes(flag)).map((flag) => flagSql(flag, now)),
    ...wordsSql(q),
  ]);
}

export const asksNothing = ({ sql }: Sql): boolean => sql === ANY;

/** What an ad has to be for a search: published, and all that is asked. @param order as in `askedOf` */
export const whereOf = (search: AdSearch, now: number, order: AdSort | null = null): Sql => allOf([foundOf(search, now), askedOf(search, now, order)]);
