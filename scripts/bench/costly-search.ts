import {
  AD_AGES,
  AD_CHOICE_KEYS,
  AD_CHOICES,
  AD_FLAG_KEYS,
  AD_SORTS,
  MAX_PAGES,
} from "../../src/contract/market/search";

/** Values of the filters without a fixed list: values of many ads, of few, and of none. */
const NAMES = {
  marque: ["toyota", "hyundai", "ford", "chevrolet", "nulle-part"],
  modele: ["hyundai-tucson", "toyota-rav4", "kia-rio", "ford-escape", "rien-du-tout"],
  version: ["2.0-crdi", "sport"],
  portes: ["3", "5", "9"],
  places: ["5", "7", "12"],
  region: ["dakar", "thies", "kedougou"],
  departement: ["dakar", "pikine", "mbour"],
  ville: ["yoff", "plateau", "thies", "saly"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
const WORDS = [
  "zzz",
  "a",
  "toyota",
  "tucson 2017",
  "rav 4",
  "ucson",
  "line gt tucson 2018",
  "hyundai",
  "i",
  "un deux trois quatre cinq six sept huit",
  "20 20 20 20",
];
/** Bounds of each range: wide ones, narrow ones, and ones that match nothing. */
const BOUNDS = [
  ["prix_min", "prix_max", [1, 3_000_000, 8_000_000, 900_000_000]],
  ["annee_min", "annee_max", [1950, 2014, 2018, 2100]],
  ["km_min", "km_max", [0, 40_000, 120_000, 2_000_000]],
  ["cv_min", "cv_max", [1, 8, 10, 60]],
] as const;

export type Random = () => number;
/** @returns a generator (mulberry32) of numbers from 0 to 1, the same ones for the same seed */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const isNamed = (key: string): key is keyof typeof NAMES => Object.hasOwn(NAMES, key);

/** Changes one parameter of a valid search at random. */
export function changedSearch(query: string, random: Random): string {
  const params = new URLSearchParams(query);
  const pick = <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(random() * list.length)];
  const put = (key: string, value: string | undefined) =>
    value === undefined || random() < 0.25 ? params.delete(key) : params.set(key, value);
  const changes = [
    () => {
      const key = pick(AD_CHOICE_KEYS) ?? "marque";
      const answers = isNamed(key) ? NAMES[key] : Object.keys(AD_CHOICES[key].list ?? {});
      put(key, answers.filter(() => random() < 0.4).join() || pick(answers));
    },
    () => {
      const [low, high, figures] = pick(BOUNDS) ?? BOUNDS[0];
      put(random() < 0.5 ? low : high, String(pick<number>(figures)));
    },
    () => put(pick(AD_FLAG_KEYS) ?? "photos", "1"),
    () => put("q", pick(WORDS)),
    () => put("depuis", pick(Object.keys(AD_AGES))),
    () => {
      put("tri", pick(Object.keys(AD_SORTS)));
      params.set("pres_de", "thies");
    },
    () => put("page", String(pick([1, 2, 40, MAX_PAGES]))),
  ];
  pick(changes)?.();
  return params.toString();
}

/** A search and its cost: rows read and SQL statements. */
export interface Costly {
  readonly query: string;
  readonly read: number;
  readonly statements: number;
}

/**
 * Looks for the search that reads the most rows by hill climbing: it starts from random searches and keeps a random change that does not lower the cost.
 * @param starts number of random searches to start from @param steps changes tried on each
 */
export async function mostCostly(
  costOf: (query: string) => Promise<Omit<Costly, "query">>,
  random: Random,
  starts: number,
  steps: number,
): Promise<{ readonly worst: Costly; readonly statements: number }> {
  let worst: Costly = { query: "", read: 0, statements: 0 };
  let statements = 0;
  for (let start = 0; start < starts; start += 1) {
    let query = "";
    for (let change = 0; change < start % 12; change += 1) query = changedSearch(query, random);
    let best: Costly = { query, ...(await costOf(query)) };
    for (let step = 0; step < steps; step += 1) {
      const next = changedSearch(best.query, random);
      const found: Costly = { query: next, ...(await costOf(next)) };
      statements = Math.max(statements, found.statements);
      if (found.read >= best.read) best = found;
    }
    statements = Math.max(statements, best.statements);
    if (best.read > worst.read) worst = best;
  }
  return { worst, statements };
}
