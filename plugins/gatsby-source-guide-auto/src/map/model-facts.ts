import type { WireReview } from "../../../../src/contract/wire/review";
import { isReduced } from "../../../../src/costs/price/current-price";
import { isInKwh } from "../../../../src/shared/figures/consumption-unit";
import { meanScore } from "../../../../src/shared/figures/mean";
import { compareNames } from "../../../../src/shared/text/names";
import { highest, lowest } from "../extremes";
import { running } from "./offers";
import type { PromoFields } from "./promo";
import type { VersionFields } from "./version";

/** Figures computed from a model's versions, reviews and promos (rule: guide/lowest-price). */
export interface ModelFacts {
  priceMin: number | null;
  cheapestId: number | null;
  priceMinIsPromo: boolean;
  conditionalPromo: boolean;
  priceMax: number | null;
  energies: string[];
  gearboxes: string[];
  litresMin: number | null;
  litresMax: number | null;
  rangeMin: number | null;
  rangeMax: number | null;
  versionCount: number;
  ownerScore: number | null;
  reviewCount: number;
}

export function modelFacts(
  versions: readonly VersionFields[],
  reviews: readonly WireReview[],
  promos: readonly PromoFields[],
): ModelFacts {
  const prices = versions.flatMap(({ currentPrice }) => currentPrice ?? []);
  const priceMin = lowest(prices);
  const cheapestId = lowest(
    versions.flatMap(({ currentPrice, versionId }) =>
      priceMin !== null && currentPrice === priceMin ? versionId : [],
    ),
  );
  const litres = versions.flatMap(({ consumption, consumptionUnit }) =>
    consumption === null || isInKwh(consumptionUnit) ? [] : consumption,
  );
  const ranges = versions.flatMap(({ range }) => range ?? []);
  return {
    priceMin,
    cheapestId,
    priceMinIsPromo: versions.some((version) => version.versionId === cheapestId && isReduced(version)),
    conditionalPromo: running(promos).some(({ forEveryone }) => !forEveryone),
    priceMax: highest(prices),
    energies: distinct(versions.map(({ energy }) => energy)),
    gearboxes: distinct(
      versions.flatMap(({ automatic }) => (automatic === null ? [] : [automatic ? "Automatique" : "Manuelle"])),
    ),
    litresMin: lowest(litres),
    litresMax: highest(litres),
    rangeMin: lowest(ranges),
    rangeMax: highest(ranges),
    versionCount: versions.length,
    ownerScore: meanScore(reviews.map(({ note_globale }) => note_globale)),
    reviewCount: reviews.length,
  };
}

/** Distinct values in alphabetical order. The order does not depend on that of the rows, so that equal facts have equal digests. */
const distinct = (values: readonly string[]) => [...new Set(values)].sort(compareNames);
