import type { AdSearchAnswer } from "../../../src/contract/market/ad";
import { type AdSearch, writeAdSearch } from "../../../src/contract/market/search";
import { activeIn } from "../../../src/market/search/active";
import type { Finder } from "./ad-finder";
import type { ConditionKey, ScannedAd } from "./ad-scan-store";
import { conditionsOf } from "./ad-where-store";

/** When nothing is found, at most this many conditions are tried, each dropped alone. */
const MAX_DROPPED = 12;
const MAX_RELAXED = 4;

type Relaxed = AdSearchAnswer["relaxed"];

/** One condition that could be dropped. */
export interface Drop {
  readonly label: string;
  /** The search without the condition, as addresses spell it. */
  readonly search: string;
  /** The conditions that are dropped. Those on a region's towns are dropped with the region. */
  readonly keys: readonly ConditionKey[];
}

/** The conditions that only the first search has. @returns null when a filter only loses one of several answers, which narrows the search */
function keysBetween(search: AdSearch, without: AdSearch, now: number): readonly ConditionKey[] | null {
  const left = new Map(conditionsOf(without, now).map(({ key, ...sql }) => [key, JSON.stringify(sql)]));
  const asked = conditionsOf(search, now);
  const isChanged = asked.some(({ key, ...sql }) => left.has(key) && left.get(key) !== JSON.stringify(sql));
  return isChanged ? null : asked.flatMap(({ key }) => (left.has(key) ? [] : key));
}

export const dropsOf = (search: AdSearch, now: number): readonly Drop[] =>
  activeIn(search, {})
    .slice(0, MAX_DROPPED)
    .flatMap(({ label, without }) => {
      const keys = keysBetween(search, without, now);
      return keys ? { label, search: writeAdSearch(without), keys } : [];
    });

/** How many ads each drop would find. A drop of the finder's own condition is left out, because its index skips the ads that would count. @param ads all that were scanned */
export function droppedIn(ads: readonly ScannedAd[], drops: readonly Drop[], finder: Finder | null): Relaxed {
  const isKnown = ({ keys }: Drop) =>
    !keys.some((key) => finder !== null && key === (finder.by === "answers" ? finder.filter : "q"));
  return drops.filter(isKnown).map(({ label, search, keys }) => ({
    label,
    search,
    count: ads.filter(({ lacks }) => lacks.every((key) => keys.includes(key))).length,
  }));
}

/** The drops that find the most ads, the most first. */
export const fewOf = (relaxed: Relaxed): Relaxed =>
  relaxed
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_RELAXED);
