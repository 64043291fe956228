import type { AdLanding } from "../../../src/contract/market/landing";
import { adCountText } from "../../../src/market/search/active";
import { AD_BANDS } from "../../../src/market/search/prices";
import { usedBrand, usedBudget, usedModel, usedTown, usedYear } from "../../../src/routes";
import { formatPrice } from "../../../src/shared/figures/price";
import { slugify } from "../../../src/shared/text/slug";
import { isCompared, pricesByYear, type Spread } from "../asked-prices";
import type { OnlineAnswers } from "../search/ad-answers-store";
import type { Landing } from "./landing";
import type { LandedCar } from "./landing-store";
import { townName } from "./names";
import { ownName } from "../names/keys";

type Group = AdLanding["neighbours"][number];
type Link = Group["links"][number];

const MAX_LINKS = 12;
const counted = (label: string, n: number) => `${label} : ${adCountText({ total: n, more: false })}`;

/** Counts the ads of each answer to a filter, the most frequent first. */
const mostOnline = ({ answers }: OnlineAnswers, filter: string) =>
  Object.entries(answers[filter] ?? {})
    .map(([answer, { n, label }]) => ({ answer, n, label }))
    .sort((a, b) => b.n - a.n || (a.answer < b.answer ? -1 : 1));

const brandLinks = (online: OnlineAnswers, own: string): readonly Link[] =>
  mostOnline(online, "marque")
    .filter(({ answer }) => answer !== own)
    .map(({ answer, n, label }) => ({ label: counted(label, n), path: usedBrand(answer) }));

/** Other models of a brand. A model belongs to the brand whose name begins its own, since « land » begins « land-rover-defender », too. */
function modelLinks(online: OnlineAnswers, brand: string, brandName: string, own: string): readonly Link[] {
  return mostOnline(online, "modele")
    .filter(
      ({ answer, label }) => answer !== own && answer.startsWith(`${brand}-`) && label.startsWith(`${brandName} `),
    )
    .map(({ answer, n, label }) => ({
      label: counted(label, n),
      path: usedModel(brand, ownName(brand, answer)),
    }));
}

const townLinks = (online: OnlineAnswers, own: string): readonly Link[] =>
  mostOnline(online, "ville")
    .filter(({ answer }) => slugify(answer) !== own)
    .map(({ answer, n }) => ({
      label: counted(townName(slugify(answer)), n),
      path: usedTown(slugify(answer)),
    }));

/** What ads of each year ask. A year with wrecks alone has no link, because nothing compares with them. */
const yearLinks = (brand: string, model: string, cars: readonly LandedCar[], own: number | null): readonly Link[] =>
  pricesByYear(cars.filter(isCompared))
    .filter(({ year }) => year !== own)
    .map(({ year, median }) => {
      const n = cars.filter((car) => car.year === year).length;
      return {
        label: counted(String(year), n) + (median === null ? "" : `, médiane ${formatPrice(median)}`),
        path: usedYear(brand, model, year),
      };
    });

const inBand = ([least, most]: (typeof AD_BANDS)[number]["range"], price: number) =>
  price >= (least ?? 0) && price <= (most ?? Infinity);

/** The bands beside a budget, or around the usual price. */
function bandLinks(landing: Landing, cars: readonly LandedCar[], prices: Spread | null): readonly Link[] {
  const place = AD_BANDS.findIndex(({ slug, range }) =>
    landing.of === "budget" ? slug === landing.budget : prices !== null && inBand(range, prices.median),
  );
  return AD_BANDS.flatMap(({ slug, label, range }, at) => {
    const isNear = place < 0 || Math.abs(at - place) <= 1;
    if (!isNear || (landing.of === "budget" && at === place)) return [];
    const text =
      landing.of === "budget" ? counted(label, cars.filter(({ price }) => inBand(range, price)).length) : label;
    return { label: text, path: usedBudget(slug) };
  });
}

interface Around {
  readonly landing: Landing;
  readonly online: OnlineAnswers;
  /** The name of the landing page's brand and of its model; "" where it has none. */
  readonly brandName: string;
  readonly modelName: string;
  /** All ads that were scanned: of the model for one of its years, of all cars for a budget. */
  readonly scanned: readonly LandedCar[];
  readonly prices: Spread | null;
}

/** Links to landing pages that are close to one. A title says when the counts are of all used cars, not of those of the page. Groups without links are left out. */
export function neighboursOf({ landing, online, brandName, modelName, scanned, prices }: Around): Group[] {
  const { of } = landing;
  const isCar = of === "model" || of === "year";
  const groups = [
    isCar && {
      title: `${modelName} par année`,
      links: yearLinks(landing.brand, landing.model, scanned, of === "year" ? landing.year : null),
    },
    (isCar || of === "brand") && {
      title: isCar ? `Autres ${brandName} d’occasion` : `${brandName} par modèle`,
      links: modelLinks(online, landing.brand, brandName, isCar ? `${landing.brand}-${landing.model}` : ""),
    },
    {
      title: of === "budget" ? "Autres budgets" : "Toutes les occasions par budget",
      links: bandLinks(landing, scanned, prices),
    },
    {
      title: of === "town" ? "Autres villes" : "Toutes les occasions par ville",
      links: townLinks(online, of === "town" ? landing.town : ""),
    },
    !isCar && {
      title: of === "brand" ? "Autres marques" : "Toutes les occasions par marque",
      links: brandLinks(online, of === "brand" ? landing.brand : ""),
    },
  ];
  return groups.flatMap((group) =>
    group && group.links.length > 0 ? { title: group.title, links: group.links.slice(0, MAX_LINKS) } : [],
  );
}
