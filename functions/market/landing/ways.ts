import type { AdLanding } from "../../../src/contract/market/landing";
import { type AdSearch, ALL_ADS, writeAdSearch } from "../../../src/contract/market/search";
import { withRange } from "../../../src/market/search/changes";
import { AD_BANDS } from "../../../src/market/search/prices";
import { searchPath } from "../../../src/market/search/search-path";
import { usedYear } from "../../../src/routes";
import { figure } from "../../../src/shared/figures/figures";
import { groupDigits } from "../../../src/shared/figures/price";
import { type Landing, landingSearch } from "./landing";
import type { LandedCar } from "./landing-store";

type Links = AdLanding["neighbours"][number]["links"];

/** Years with the most ads, of which so many are offered. */
const MAX_YEARS = 6;
/** Mileages that a buyer may set as the highest, among those that the filters offer. */
const MILEAGES = [50_000, 100_000, 150_000] as const;

/** « 2017 (12) » */
const counted = (label: string, n: number) => `${label}\u00a0(${groupDigits(n)})`;

function yearsOf(landing: Landing, cars: readonly LandedCar[]): Links {
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

/** Ways to the ads that a range keeps. A range of all ads leads to what is there already. */
function kept(cars: readonly LandedCar[], label: string, isKept: (car: LandedCar) => boolean, to: AdSearch): Links {
  const n = cars.filter(isKept).length;
  return n > 0 && n < cars.length ? [{ label: counted(label, n), path: searchPath(writeAdSearch(to)) }] : [];
}

/** Ways to fewer of the ads of a landing page, beside its filters: years of a model, budgets and mileages. @param cars all of its ads */
export function waysOf(landing: Landing, cars: readonly LandedCar[]): NonNullable<AdLanding["ways"]> {
  if (landing.of === "budget") return [];
  const all = { ...ALL_ADS, ...landingSearch(landing) };
  const groups = [
    { title: "Année", links: yearsOf(landing, cars) },
    {
      title: "Budget",
      links: AD_BANDS.flatMap(({ short, range }) =>
        kept(
          cars,
          short,
          ({ price }) => price >= (range[0] ?? 0) && price <= (range[1] ?? Infinity),
          withRange(all, "prix", range),
        ),
      ),
    },
    {
      title: "Kilométrage",
      links: MILEAGES.flatMap((most) =>
        kept(
          cars,
          `Jusqu’à ${figure(most, "km")}`,
          ({ mileage }) => mileage <= most,
          withRange(all, "km", [null, most]),
        ),
      ),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
