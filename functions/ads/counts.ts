import * as z from "zod/mini";
import { adCounts, type AdCounts, facet } from "../../src/contract/ads/ad";
import { AD_CHOICE_KEYS, type AdChoice, type AdSearch, ALL_ADS, writeAdSearch } from "../../src/contract/ads/search";
import { withRange } from "../../src/lib/ad-search/changes";
import { countAnswers, countFacet } from "../store/ad-facets";
import type { Keep } from "./kept";

const facets = z.array(facet);

/** A search whatever its order and page: who goes on to the next page, or asks for another order, has all counted already. */
const addressOf = (search: AdSearch) => writeAdSearch({ ...search, sort: ALL_ADS.sort, page: 1 });

/** Filters that a search asks of, each with the search without it. */
function askedIn(search: AdSearch): readonly (readonly [AdChoice | "prix", AdSearch])[] {
  const { choices, bounds } = search;
  const without = (key: AdChoice): AdSearch => {
    const { [key]: _, ...others } = choices;
    return { ...search, choices: others };
  };
  const asked = AD_CHOICE_KEYS.filter((key) => choices[key]).map((key) => [key, without(key)] as const);
  return (bounds.prix_min ?? bounds.prix_max) === undefined ? asked : [...asked, ["prix", withRange(search, "prix", [null, null])]];
}

/**
 * How many ads a search has, and how many each further answer would leave. Answers to a filter that is asked of count whatever is asked
 * of it, and are kept apart: all brands share one count of brands, which all ads have counted already.
 */
export async function adCountsOf(db: D1Binding, search: AdSearch, now: number, keep: Keep): Promise<AdCounts> {
  const countsOf = (asked: AdSearch) => keep(`counts?${addressOf(asked)}`, adCounts, () => countAnswers(db, asked, now));
  const facetOf = async (key: AdChoice | "prix", others: AdSearch) =>
    addressOf(others) === "" ? (await countsOf(ALL_ADS)).facets[key] : keep(`facet/${key}?${addressOf(others)}`, facets, () => countFacet(db, others, key, now));
  const [counts, ...own] = await Promise.all([countsOf(search), ...askedIn(search).map(async ([key, others]) => [key, (await facetOf(key, others)) ?? []] as const)]);
  return { ...counts, facets: { ...counts.facets, ...Object.fromEntries(own) } };
}
