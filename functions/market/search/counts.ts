import * as z from "zod/mini";
import { adCounts, type AdCounts, adSearchAnswer, facet } from "../../../src/contract/market/ad";
import { type AdChoice, type AdSearch, ALL_ADS, writeAdSearch } from "../../../src/contract/market/search";
import type { OnlineAnswers } from "./ad-answers-store";
import { facetIn, facetOfOnline, facetsIn, columnsForCounts, columnsForFacet } from "./ad-facets";
import { type Finder, finderOf } from "./ad-finder";
import { MAX_READ } from "./ad-limits";
import { scanAds, type ScannedAd } from "./ad-scan-store";
import type { Keep } from "./list-cache";
import { droppedIn, dropsOf, mostOf } from "./relaxed";

/** The counts of a search, which come beside its page. */
const adCounted = z.extend(adCounts, z.pick(adSearchAnswer, { relaxed: true }).shape);
export type AdCounted = z.infer<typeof adCounted>;

/** Answers to one filter, and how many ads all else that is asked leaves: null where not all of them were looked at. */
const beside = z.object({ facet: z.array(facet), total: z.nullable(z.int()) });

/** A search whatever its order and page: who goes on to the next page, or asks for another order, has all counted already. */
const addressOf = (search: AdSearch) => writeAdSearch({ ...search, sort: ALL_ADS.sort, near: ALL_ADS.near, page: 1 });

const isWhole = (finder: Finder | null, { online }: OnlineAnswers, most: number) => finder !== null || online <= most;
const mostOfFinder = (finder: Finder | null, newest: number) => (finder ? MAX_READ.found : newest);

export interface Asking {
  readonly db: D1Database;
  readonly search: AdSearch;
  /** Milliseconds. */
  readonly now: number;
  readonly keep: Keep;
  readonly online: OnlineAnswers;
  readonly finder: Finder | null;
}

/** Scans the ads of a search once, for its counts and its page alike. */
export function scanFor({ db, search, now, finder }: Asking): Promise<readonly ScannedAd[]> {
  const columns = columnsForCounts(
    search,
    now,
    dropsOf(search, now).map(({ keys }) => keys),
  );
  return scanAds(db, search, now, finder, mostOfFinder(finder, MAX_READ.newest), columns);
}

function countedIn(ads: readonly ScannedAd[], { search, now, online, finder }: Asking): AdCounted {
  const total = ads.filter(({ lacks }) => lacks.length === 0).length;
  const isAll = isWhole(finder, online, MAX_READ.newest);
  // Those that are too old alone come last: where one was seen, nothing new is left.
  const more = !isAll && !ads.some(({ lacks }) => lacks.includes("depuis"));
  return {
    total,
    more,
    facets: facetsIn(ads),
    relaxed: total === 0 && isAll ? droppedIn(ads, dropsOf(search, now), finder) : [],
  };
}

/** Answers to the filter by whose index ads were found: they count whatever is asked of it. All brands share one count of brands. */
async function besideFinder(
  { db, search, now, keep, online }: Asking,
  filter: AdChoice,
): Promise<z.infer<typeof beside>> {
  const { [filter]: _, ...choices } = search.choices;
  const others = { ...search, choices };
  const address = addressOf(others);
  if (address === "") return { facet: facetOfOnline(online, filter), total: online.online };
  return keep(`facet/${filter}?${address}`, beside, async () => {
    const finder = finderOf(others, online);
    const ads = await scanAds(
      db,
      others,
      now,
      finder,
      mostOfFinder(finder, MAX_READ.beside),
      columnsForFacet(search, filter),
    );
    return { facet: facetIn(ads, filter), total: isWhole(finder, online, MAX_READ.beside) ? ads.length : null };
  });
}

/**
 * How many ads a search has, how many each further answer would leave, and where nothing is found, which one thing to drop.
 * @param scan the ads of the search, read where nothing fresh is kept
 */
export async function countsFor(asking: Asking, scan: () => Promise<readonly ScannedAd[]>): Promise<AdCounted> {
  const { search, now, keep, finder } = asking;
  const counting = keep(`counts?${addressOf(search)}`, adCounted, async () => countedIn(await scan(), asking));
  if (!finder?.isAsked) {
    const counted = await counting;
    return { ...counted, relaxed: mostOf(counted.relaxed) };
  }
  const [counted, own] = await Promise.all([counting, besideFinder(asking, finder.filter)]);
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
    relaxed: mostOf([...counted.relaxed, ...dropped]),
  };
}

/** The counts of all ads. */
export async function countAll(db: D1Database, online: OnlineAnswers, now: number, keep: Keep): Promise<AdCounts> {
  const asking: Asking = { db, search: ALL_ADS, now, keep, online, finder: null };
  const { relaxed: _, ...counts } = await countsFor(asking, () => scanFor(asking));
  return counts;
}
