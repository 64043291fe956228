import type { AdLanding } from "../../../src/contract/market/landing";
import { ALL_ADS, writeAdSearch } from "../../../src/contract/market/search";
import { withRange } from "../../../src/market/search/changes";
import { AD_BANDS } from "../../../src/market/search/prices";
import { searchPath } from "../../../src/market/search/search-path";
import { usedYear } from "../../../src/routes";
import { groupDigits } from "../../../src/shared/figures/price";
import { type Landing, landingSearch } from "./landing";
import type { LandedCar } from "./landing-store";

/** Years with the most ads, of which so many are offered. */
const MAX_YEARS = 4;

/** « 2017 (12) » */
const counted = (label: string, n: number) => `${label}\u00a0(${groupDigits(n)})`;

function yearsOf(landing: Landing, cars: readonly LandedCar[]): AdLanding["neighbours"][number]["links"] {
  if (landing.of !== "model") return [];
  return [...Map.groupBy(cars, ({ year }) => year)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_YEARS)
    .toSorted(([a], [b]) => b - a)
    .map(([year, { length }]) => ({
      label: counted(String(year), length),
      path: usedYear(landing.brand, landing.model, year),
    }));
}

function bandsOf(landing: Landing, cars: readonly LandedCar[]): AdLanding["neighbours"][number]["links"] {
  if (landing.of === "budget") return [];
  return AD_BANDS.flatMap(({ short, range }) => {
    const [least, most] = range;
    const n = cars.filter(({ price }) => price >= (least ?? 0) && price <= (most ?? Infinity)).length;
    const search = withRange({ ...ALL_ADS, ...landingSearch(landing) }, "prix", range);
    // A band of all ads leads to what is there already.
    return n > 0 && n < cars.length ? { label: counted(short, n), path: searchPath(writeAdSearch(search)) } : [];
  });
}

/** Ways to fewer of the ads of a landing page, beside its filters: years of a model, and budgets. @param cars all of its ads */
export const quickOf = (landing: Landing, cars: readonly LandedCar[]): AdLanding["quick"] => [
  ...yearsOf(landing, cars),
  ...bandsOf(landing, cars),
];
