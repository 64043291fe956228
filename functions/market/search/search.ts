import * as z from "zod/mini";
import {
  type AdCard,
  adHome,
  type AdMarket,
  adSearchAnswer,
  type AdSearchAnswer,
} from "../../../src/contract/market/ad";
import {
  AD_RANGE_KEYS,
  AD_RANGES,
  type AdChoice,
  type AdRange,
  type AdSearch,
  ADS_PER_PAGE,
  ALL_ADS,
  writeAdSearch,
} from "../../../src/contract/market/search";
import { withRange } from "../../../src/market/search/changes";
import { NEAR_PRICE } from "../../../src/market/search/prices";
import { onlineOf } from "./ad-answers-store";
import { type Finder, finderOf, newestFirst } from "./ad-finder";
import { type MarketOf, marketOf } from "./ad-market-ads-store";
import { verifiedParkings } from "./ad-parkings-store";
import type { Scan } from "./ad-scan-store";
import { foundPageSql, isInOrder, listAds, pageSql, readAds, someSql } from "./ad-search-store";
import { contextOf, countAll, countsFor, isWhole, mostOf, scanFor, type SearchContext } from "./counts";
import type { Sql } from "./ad-where-store";
import type { Keep } from "./list-cache";

const MAX_NEAR = 8;
/** On the home pages of the site and of used cars: whole rows of two and of three. */
const MAX_ON_HOME = 6;
const MAX_ON_MARKET = 4;

/** How far outside the range of a search a figure may be for its ad to be proposed as close. */
const AROUND: Readonly<Record<AdRange, number>> = { prix: NEAR_PRICE, annee: 1, km: 20_000, cv: 2 };

const uniqueCards = (ads: readonly AdCard[]) => [...new Map(ads.map((ad) => [ad.id, ad])).values()];

/** The same search with its ranges a little wider; null when it has none. */
function wider(search: AdSearch): AdSearch | null {
  const asked = AD_RANGE_KEYS.filter((range) => AD_RANGES[range].some((key) => search.bounds[key] !== undefined));
  const widened = asked.reduce((wide, range) => {
    const [low, high] = AD_RANGES[range].map((key) => search.bounds[key]);
    return withRange(wide, range, [
      low === undefined ? null : Math.max(0, low - AROUND[range]),
      high === undefined ? null : high + AROUND[range],
    ]);
  }, search);
  return asked.length > 0 ? widened : null;
}

const finderFor = (filter: AdChoice, values: readonly string[]): Finder => ({ by: "answers", filter, values });

/** Ads close to a search: first those with figures a little outside its ranges, then those of its model, brand or words, without its other conditions. */
async function nearAds({ db, search, now, finder, online, named }: SearchContext): Promise<readonly AdCard[]> {
  const {
    q,
    choices: { marque, modele },
  } = search;
  const figures = wider(search);
  const same: AdSearch | null =
    q || marque || modele ? { ...ALL_ADS, q, choices: { ...(marque && { marque }), ...(modele && { modele }) } } : null;
  const found = await listAds(db, [
    ...(figures ? [someSql({ ...figures, page: 1 }, finder, now, MAX_NEAR)] : []),
    ...(same ? [someSql(same, finderOf(same, online, named), now, MAX_NEAR)] : []),
  ]);
  return uniqueCards(found.flat()).slice(0, MAX_NEAR);
}

const cachedPage = z.pick(adSearchAnswer, { ads: true, near: true });

/** A page of a search, or when nothing is found, the ads that come close. @param scan reads the ads of the search @param isScanned whether its counts have already done so */
async function pageFor(
  context: SearchContext,
  scan: () => Promise<Scan>,
  isScanned: boolean,
): Promise<z.infer<typeof cachedPage>> {
  const { db, search, now, finder, online } = context;
  const listed = async (page: Sql) => (await listAds(db, [page]))[0] ?? [];
  const pageOf = async () => {
    if (isInOrder(search)) return listed(pageSql(search, now, ADS_PER_PAGE));
    const ordered = newestFirst(search, finder, online);
    if (!ordered || isScanned) {
      const scanned = await scan();
      const numbers = scanned.ads.flatMap(({ n, lacks }) => (lacks.length === 0 ? n : []));
      const page = numbers.slice((search.page - 1) * ADS_PER_PAGE, search.page * ADS_PER_PAGE);
      // The newest ads of a large market may all miss an answer that older ones have.
      if (!ordered || page.length === ADS_PER_PAGE || isWhole(context, scanned)) return readAds(db, page);
    }
    return listed(foundPageSql(search, ordered.finder, now, mostOf(ordered.finder, online)));
  };
  const ads = await pageOf();
  return { ads: [...ads], near: ads.length > 0 || search.page > 1 ? [] : [...(await nearAds(context))] };
}

/** `GET /api/ads`: a page of a search, its counts, and when nothing is found, which condition to drop and which ads come close. */
export async function adSearchOf(db: D1Database, search: AdSearch, now: number, keep: Keep): Promise<AdSearchAnswer> {
  const context = await contextOf(db, search, now, keep, onlineOf(db, keep));
  let scanned: Promise<Scan> | null = null;
  // Counts and page need the same ads, which are read once, and not at all when both are cached.
  const scan = () => (scanned ??= scanFor(context));
  const counting = countsFor(context, scan);
  const [counts, page] = await Promise.all([
    counting,
    keep(`ads?${writeAdSearch(search)}`, cachedPage, async () => {
      if (!isInOrder(search)) await counting;
      return pageFor(context, scan, scanned !== null);
    }),
  ]);
  // The page may have an ad that was published after the counts were cached.
  return {
    ...counts,
    ...page,
    total: Math.max(counts.total, page.ads.length),
    relaxed: search.page > 1 || page.ads.length > 0 ? [] : counts.relaxed,
  };
}

/** `GET /api/ads/market`: the prices of a brand or a model, and its latest ads. */
export async function adMarketOf(db: D1Database, of: MarketOf, key: string, now: number): Promise<AdMarket> {
  const latest = someSql({ ...ALL_ADS, choices: { [of]: [key] } }, finderFor(of, [key]), now, MAX_ON_MARKET);
  const [{ by_year, ...market }, [ads = []]] = await Promise.all([marketOf(db, of, key), listAds(db, [latest])]);
  return { ...market, by_year: [...by_year], latest: [...ads] };
}

/** The lists that the used-car home shows beside its counts. */
const adHomeLists = z.pick(adHome, { latest: true, bargains: true, parkings: true });

/** The newest ads. */
export const latestAdsOf = async (db: D1Database, now: number): Promise<AdCard[]> => [
  ...((await listAds(db, [pageSql(ALL_ADS, now, MAX_ON_HOME)]))[0] ?? []),
];

/** `GET /api/ads/home` */
export async function adHomeOf(db: D1Database, now: number, keep: Keep): Promise<z.infer<typeof adHome>> {
  const bargains: AdSearch = { ...ALL_ADS, flags: ["affaire"], sort: "bonne_affaire" };
  const listsOf = async () => {
    const [parkings, [latest = [], best = []]] = await Promise.all([
      verifiedParkings(db),
      listAds(
        db,
        [ALL_ADS, bargains].map((search) => pageSql(search, now, MAX_ON_HOME)),
      ),
    ]);
    return { latest: [...latest], bargains: [...best], parkings };
  };
  const [counts, lists] = await Promise.all([
    onlineOf(db, keep).then((online) => countAll(db, online, now, keep)),
    keep("home", adHomeLists, listsOf),
  ]);
  return { ...counts, ...lists };
}
