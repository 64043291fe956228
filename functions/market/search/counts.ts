import * as z from "zod/mini";
import { adCounts, type AdCounts, adSearchAnswer, facet } from "../../../src/contract/market/ad";
import { type AdChoice, type AdSearch, ALL_ADS, writeAdSearch } from "../../../src/contract/market/search";
import { REGION_KEYS, type RegionKey, REGIONS } from "../../../src/places";
import type { OnlineAnswers } from "./ad-answers-store";
import { facetIn, facetOfOnline, facetsIn, columnsForCounts, columnsForFacet } from "./ad-facets";
import { adsWith, type Finder, finderOf, FINDERS } from "./ad-finder";
import { MAX_READ, newestAgainOf, newestOf } from "./ad-limits";
import { type Scan, scanAds, type ScannedAd } from "./ad-scan-store";
import { countNamed } from "./ad-words-store";
import type { Keep } from "./list-cache";
import { droppedIn, dropsOf, fewOf } from "./relaxed";

/** The counts of a search, and the conditions to drop when it finds nothing. */
const adCounted = z.extend(adCounts, z.pick(adSearchAnswer, { relaxed: true }).shape);
export type AdCounted = z.infer<typeof adCounted>;

/** The answers to the finder's filter, and how many ads meet all other conditions; null when not all ads were scanned. */
const finderCounts = z.object({ facet: z.array(facet), total: z.nullable(z.int()) });

/** The cache address of a search's counts. Order and page are left out, because they do not change the counts. */
const addressOf = (search: AdSearch) => writeAdSearch({ ...search, sort: ALL_ADS.sort, near: ALL_ADS.near, page: 1 });

/** How many ads the scan of a search reads. */
export const mostOf = (finder: Finder | null, { online }: OnlineAnswers): number =>
  finder === null ? newestOf(online) : finder.by === "words" ? MAX_READ.worded : MAX_READ.found;
const mostAgainOf = (finder: Finder | null, { online }: OnlineAnswers) =>
  finder === null ? newestAgainOf(online) : finder.by === "words" ? MAX_READ.wordedAgain : MAX_READ.found;

export interface SearchContext {
  readonly db: D1Database;
  readonly search: AdSearch;
  /** Milliseconds. */
  readonly now: number;
  readonly keep: Keep;
  readonly online: OnlineAnswers;
  /** How many ads the words of the search find, up to one more than MAX_READ.named; 0 when nothing depends on it. */
  readonly named: number;
  readonly finder: Finder | null;
}

/** Whether a scan read all ads that its finder can find, or without one all ads. @param most how many it was to read */
export const isWhole = (
  { finder, online }: Pick<SearchContext, "finder" | "online">,
  { isCut }: Scan,
  most = mostOf(finder, online),
): boolean => (finder === null ? online.online <= most : !isCut);

const namedCount = z.object({ n: z.int() });

/** What all statements of a search need to know. */
export async function contextOf(
  db: D1Database,
  search: AdSearch,
  now: number,
  keep: Keep,
  reading: Promise<OnlineAnswers>,
): Promise<SearchContext> {
  const { q, choices } = search;
  // Without an indexed filter beside them, words find the ads however many there are.
  const counting =
    q && FINDERS.some((filter) => choices[filter])
      ? keep(`words?${writeAdSearch({ ...ALL_ADS, q })}`, namedCount, async () => ({
          n: await countNamed(db, q, MAX_READ.named),
        }))
      : { n: 0 };
  const [online, { n: named }] = await Promise.all([reading, counting]);
  return { db, search, now, keep, online, named, finder: finderOf(search, online, named) };
}

/** Scans the ads of a search once, for its counts and its page alike. */
export function scanFor({ db, search, now, online, finder }: SearchContext): Promise<Scan> {
  const columns = columnsForCounts(
    search,
    now,
    dropsOf(search, now).map(({ keys }) => keys),
  );
  return scanAds(db, search, now, finder, mostOf(finder, online), columns);
}

/** The counts of all ads of a market that is not scanned whole: as far as they are stored, and else those of its newest ads. */
const countedOnline = (ads: readonly ScannedAd[], online: OnlineAnswers): AdCounted => ({
  total: online.online,
  more: false,
  facets: { ...facetsIn(ads), ...Object.fromEntries(FINDERS.map((filter) => [filter, facetOfOnline(online, filter)])) },
  relaxed: [],
});

function countedIn(scan: Scan, context: SearchContext): AdCounted {
  const { search, now, online, finder } = context;
  const { ads } = scan;
  const total = ads.filter(({ lacks }) => lacks.length === 0).length;
  if (addressOf(search) === "" && online.online > MAX_READ.market) return countedOnline(ads, online);
  const isAll = isWhole(context, scan);
  // Without a finder, ads are scanned newest first, so once one is too old, no later one matches.
  const more = !isAll && !(finder === null && ads.some(({ lacks }) => lacks.includes("depuis")));
  return {
    total,
    more,
    facets: facetsIn(ads),
    relaxed: total === 0 && isAll ? droppedIn(ads, dropsOf(search, now), finder) : [],
  };
}

const townsOf = (region: RegionKey): readonly string[] => REGIONS[region].towns;
/** Region → its towns. Without regions whose towns share a name with those of another one, because towns are stored by their names. */
const OWN_TOWNS: ReadonlyMap<RegionKey, ReadonlySet<string>> = new Map(
  REGION_KEYS.flatMap((region) => {
    const others = new Set(REGION_KEYS.flatMap((key) => (key === region ? [] : townsOf(key))));
    return townsOf(region).some((town) => others.has(town)) ? [] : [[region, new Set(townsOf(region))]];
  }),
);

/** The region of a search that asks for nothing else. */
function onlyRegionOf(search: AdSearch): RegionKey | null {
  const region = REGION_KEYS.find((key) => search.choices.region?.includes(key));
  return region && addressOf(search) === addressOf({ ...ALL_ADS, choices: { region: [region] } }) ? region : null;
}

/**
 * Counts the answers to the finder's filter in a second scan, without that filter: its index finds only ads with the chosen answers. Searches that
 * differ in this filter alone share the cached result.
 */
async function countsOfFinder(
  { db, search, now, keep, online, named }: SearchContext,
  filter: AdChoice,
): Promise<z.infer<typeof finderCounts>> {
  const { [filter]: _, ...choices } = search.choices;
  const others = { ...search, choices };
  const address = addressOf(others);
  if (address === "") return { facet: facetOfOnline(online, filter), total: online.online };
  const region = filter === "ville" ? onlyRegionOf(others) : null;
  const towns = region && OWN_TOWNS.get(region);
  if (region && towns)
    return {
      facet: facetOfOnline(online, filter, (town) => towns.has(town)),
      total: adsWith(online, "region", [region]),
    };
  return keep(`facet/${filter}?${address}`, finderCounts, async () => {
    const finder = finderOf(others, online, named);
    const most = mostAgainOf(finder, online);
    const scan = await scanAds(db, others, now, finder, most, columnsForFacet(search, filter));
    const ads = scan.ads.filter(({ lacks }) => lacks.length === 0);
    return { facet: facetIn(ads, filter), total: isWhole({ finder, online }, scan, most) ? ads.length : null };
  });
}

/**
 * How many ads a search finds, how many each further answer would leave, and when nothing is found, which one condition to drop.
 * @param scan reads the ads of the search; called when no fresh counts are cached
 */
export async function countsFor(context: SearchContext, scan: () => Promise<Scan>): Promise<AdCounted> {
  const { search, now, keep, finder } = context;
  const counting = keep(`counts?${addressOf(search)}`, adCounted, async () => countedIn(await scan(), context));
  if (finder?.by !== "answers") {
    const counted = await counting;
    return { ...counted, relaxed: fewOf(counted.relaxed) };
  }
  const [counted, own] = await Promise.all([counting, countsOfFinder(context, finder.filter)]);
  const dropped =
    counted.total > 0
      ? []
      : dropsOf(search, now).flatMap(({ label, search: without, keys }) =>
          own.total !== null && keys.every((key) => key === finder.filter)
            ? { label, search: without, count: own.total }
            : [],
        );
  return {
    ...counted,
    facets: { ...counted.facets, [finder.filter]: own.facet },
    relaxed: fewOf([...counted.relaxed, ...dropped]),
  };
}

/** The counts of all ads. */
export async function countAll(db: D1Database, online: OnlineAnswers, now: number, keep: Keep): Promise<AdCounts> {
  const context: SearchContext = { db, search: ALL_ADS, now, keep, online, named: 0, finder: null };
  const { relaxed: _, ...counts } = await countsFor(context, () => scanFor(context));
  return counts;
}
