import type { AdSearchAnswer } from "../../../src/contract/market/ad";
import { type AdSearch, writeAdSearch } from "../../../src/contract/market/search";
import { activeIn } from "../../../src/market/search/active";
import type { Finder } from "./ad-finder";
import type { ConditionKey, ScannedAd } from "./ad-scan-store";
import { conditionsOf } from "./ad-where-store";

/** When nothing is found, at most so many conditions are dropped in turn. */
const MAX_DROPPED = 12;
const MAX_RELAXED = 4;

type Relaxed = AdSearchAnswer["relaxed"];

/** One condition that could be dropped. */
export interface Drop {
  readonly label: string;
  /** The search without it, as an address says it. */
  readonly search: string;
  /** What is not asked any more: of a region, its towns neither. */
  readonly keys: readonly ConditionKey[];
}

/** @returns null where one of several answers is dropped: that asks for more, not for less */
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

/** How many ads each drop would find, of those that the finder's index does not keep away. @param ads all that were looked at */
export function droppedIn(ads: readonly ScannedAd[], drops: readonly Drop[], finder: Finder | null): Relaxed {
  const isKnown = ({ keys }: Drop) =>
    !keys.some((key) => finder !== null && key === (finder.isAsked ? finder.filter : "q"));
  return drops.filter(isKnown).map(({ label, search, keys }) => ({
    label,
    search,
    count: ads.filter(({ lacks }) => lacks.every((key) => keys.includes(key))).length,
  }));
}

/** The drops that find the most ads, first. */
export const mostOf = (relaxed: Relaxed): Relaxed =>
  relaxed
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_RELAXED);
