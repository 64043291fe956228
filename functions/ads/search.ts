import * as z from "zod/mini";
import { type AdCard, adHome, type AdMarket, adSearchAnswer, type AdSearchAnswer } from "../../src/contract/ads/ad";
import { AD_RANGE_KEYS, AD_RANGES, type AdRange, type AdSearch, ALL_ADS, writeAdSearch } from "../../src/contract/ads/search";
import { activeIn } from "../../src/lib/ad-search/active";
import { withRange } from "../../src/lib/ad-search/changes";
import { NEAR_PRICE } from "../../src/lib/ad-search/prices";
import { type MarketOf, marketOf } from "../store/ad-market-ads";
import { verifiedParkings } from "../store/ad-parkings";
import { countAds, listAds } from "../store/ad-search";
import type { Comparable } from "../store/comparable";

/** Of what is asked for, so many at most are dropped in turn where nothing is found. */
const MOST_DROPPED = 12;
const MOST_RELAXED = 4;
const MOST_NEAR = 8;
const ON_HOME = 8;
const ON_MARKET = 4;

/** How far a figure may be off for an ad to come close. */
const AROUND: Readonly<Record<AdRange, number>> = { prix: NEAR_PRICE, annee: 1, km: 20_000, cv: 2 };

const uniqueCards = (ads: readonly AdCard[]) => [...new Map(ads.map((ad) => [ad.id, ad])).values()];

/** The same search with each figure a little wider; null where no figure is asked for. */
function wider(search: AdSearch): AdSearch | null {
  const asked = AD_RANGE_KEYS.filter((range) => AD_RANGES[range].some((key) => search.bounds[key] !== undefined));
  const widened = asked.reduce((wide, range) => {
    const [low, high] = AD_RANGES[range].map((key) => search.bounds[key]);
    return withRange(wide, range, [low === undefined ? null : Math.max(0, low - AROUND[range]), high === undefined ? null : high + AROUND[range]]);
  }, search);
  return asked.length > 0 ? widened : null;
}

/** What comes closest: figures a little off; then the same model, brand or words, whatever else was asked. */
async function nearAds(db: D1Binding, search: AdSearch, now: number): Promise<readonly AdCard[]> {
  const { q, choices: { marque, modele } } = search;
  const figures = wider(search);
  const same = q || marque || modele ? { ...ALL_ADS, q, choices: { ...(marque && { marque }), ...(modele && { modele }) } } : null;
  const found = await listAds(db, [figures, same].flatMap((one) => (one ? { ...one, page: 1 } : [])), now, MOST_NEAR);
  return uniqueCards(found.flat()).slice(0, MOST_NEAR);
}

/** Which one thing that is asked for keeps ads away, those first whose loss brings the most. */
async function relaxedIn(db: D1Binding, search: AdSearch, now: number): Promise<AdSearchAnswer["relaxed"]> {
  const dropped = activeIn(search, {}).slice(0, MOST_DROPPED);
  const counts = await countAds(db, dropped.map(({ without }) => without), now);
  return dropped
    .map(({ label, without }, place) => ({ search: writeAdSearch(without), label, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_RELAXED);
}

/** What of an answer changes with its page. */
export const adPage = z.pick(adSearchAnswer, { ads: true, relaxed: true, near: true });

/** A page of a search; where nothing is found, what to drop and what comes close. */
export async function adPageOf(db: D1Binding, search: AdSearch, now: number): Promise<z.infer<typeof adPage>> {
  const [ads = []] = await listAds(db, [search], now);
  if (ads.length > 0 || search.page > 1) return { ads: [...ads], relaxed: [], near: [] };
  const [relaxed, near] = await Promise.all([relaxedIn(db, search, now), nearAds(db, search, now)]);
  return { ads: [], relaxed, near: [...near] };
}

/** `GET /api/ads/market`: what ads of a brand or a model ask, and its latest. */
export async function adMarketOf(db: D1Binding, of: MarketOf, key: string, car: Comparable | null, now: number): Promise<AdMarket> {
  const latest = { ...ALL_ADS, choices: { [of]: [key] } };
  const [{ by_year, ...market }, [ads = []]] = await Promise.all([marketOf(db, of, key, car), listAds(db, [latest], now, ON_MARKET)]);
  return { ...market, by_year: [...by_year], latest: [...ads] };
}

/** What the used-car home shows beside its counts. */
export const adHomeLists = z.pick(adHome, { latest: true, bargains: true, parkings: true });

export async function adHomeListsOf(db: D1Binding, now: number): Promise<z.infer<typeof adHomeLists>> {
  const bargains: AdSearch = { ...ALL_ADS, flags: ["affaire"], sort: "bonne_affaire" };
  const [parkings, [latest = [], best = []]] = await Promise.all([verifiedParkings(db), listAds(db, [ALL_ADS, bargains], now, ON_HOME)]);
  return { latest: [...latest], bargains: [...best], parkings };
}
