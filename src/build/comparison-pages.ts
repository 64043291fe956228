import type { ComparedCar } from "../contract/guide/comparison";
import type { CarCostRates } from "../costs/rules/car-costs";
import { comparedCarOf, type ComparedModel, type ComparedVersion, SPEC_KEYS } from "../guide/compare/compared-car";
import { outlineOf } from "../guide/compare/body-outlines";
import type { ComparisonLink } from "../guide/compare/comparison-links";
import { strengthsOf } from "../guide/compare/comparison-sentence";
import { comparisonVerdict } from "../guide/compare/comparison-verdict";
import { drawnCars } from "../guide/compare/drawn-cars";
import type { ReadyPair } from "../guide/compare/ready-pairs";
import { DRAWN_BOX } from "../guide/compare/drawn-box";
import { currentPrice, isReduced } from "../costs/price/current-price";
import { the } from "../shared/text/articles";
import type { Gender } from "../shared/text/gender";
import { compareNames } from "../shared/text/names";
import { formatPrice } from "../shared/figures/price";
import { ascending } from "../shared/sort/orders";
import { comparisonOf, routes } from "../routes";
import { comparisonFiles, writeComparisonFiles } from "./comparison-files";
import { type CreatePage, template } from "./create-page";
import { popularPairs, variedFirst } from "./popular-pairs";
import { CARD_COVER, PRICED_VERSION } from "./query-parts";

const MAX_PAIRS = 24;
/** How many of them the comparator shows with their pictures: the others are links. */
const SHOWN_PAIRS = 6;
/** Cars that are drawn in the free places of the comparator, as many as can be compared. */
const FREE_PLACES = ["SUV", "Citadine", "Berline 4 portes", "Pick-up"];

export interface ComparableModel extends ComparedModel {
  readonly slug: string;
  readonly segment: string | null;
  readonly gender: Gender | null;
  readonly priceMin: number | null;
  readonly cheapestId: number | null;
  readonly brand: { readonly name: string; readonly slug: string };
  readonly versions: readonly (ComparedVersion & { readonly path: string })[];
}

/** What comparisons need of each model. */
export const COMPARABLE_MODEL = /* GraphQL */ `
  modelId
  slug
  name
  gender
  bodyType
  segment
  priceMin
  cheapestId
  ownerScore
  reviewCount
  brand {
    slug
    name
  }
  ${CARD_COVER}
  versions {
    ${PRICED_VERSION}
    path
    ${SPEC_KEYS.join("\n    ")}
  }
`;

const byPrice = (model: ComparableModel) =>
  model.versions.toSorted((a, b) => ascending(currentPrice)(a, b) || a.versionId - b.versionId);
const keyOf = ({ brand, slug }: ComparableModel) => `${brand.slug}-${slug}`;
const nameOf = ({ brand, name }: ComparableModel) => `${brand.name} ${name}`;
const byName = (a: ComparableModel, b: ComparableModel) => compareNames(nameOf(a), nameOf(b)) || a.modelId - b.modelId;

const linkTo = ({ label, path, prices }: ComparisonLink): ComparisonLink => ({ label, path, prices });

function carsOf(model: ComparableModel, rates: CarCostRates | null): readonly ComparedCar[] {
  return byPrice(model).map((version) => comparedCarOf(version, model, version.path, rates));
}

/** Creates `/comparateur`, a page for each popular comparison, and the files that every other comparison reads (rule: guide/popular-pairs, guide/files-of-cars). @param rates the country's figures; null while one is missing */
export async function createComparisonPages(
  createPage: CreatePage,
  models: readonly ComparableModel[],
  rates: CarCostRates | null,
): Promise<void> {
  const cars = models.toSorted(byName).flatMap((model) => carsOf(model, rates));
  const byId = new Map(cars.map((car) => [car.id, car]));
  const files = comparisonFiles(cars);
  await writeComparisonFiles("public", files);

  const comparisons = popularPairs(models, MAX_PAIRS).map((pair) => {
    const ordered = pair.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const names = ordered.map(nameOf);
    const cheapest = ordered.flatMap(({ cheapestId }) => (cheapestId === null ? [] : (byId.get(cheapestId) ?? [])));
    const strengths = strengthsOf(cheapest);
    return {
      path: comparisonOf(ordered.map(keyOf)),
      label: names.join(" ou "),
      prices: `dès ${cheapest.map((car) => formatPrice(currentPrice(car))).join(" ou ")}`,
      names,
      which: ordered.every(({ gender }) => gender === "MASCULINE") ? "lequel" : "laquelle",
      versionIds: ordered.map(({ cheapestId }) => cheapestId),
      cars: cheapest.map((car, place) => ({
        name: `${car.brand} ${car.model}`,
        price: currentPrice(car),
        isReduced: isReduced(car),
        better: strengths[place]?.[0] ?? null,
        photo: car.photo,
      })),
      sizes: drawnCars(cheapest),
      verdict: comparisonVerdict(
        cheapest.map((car) => {
          const gender = ordered.find(({ modelId }) => modelId === car.modelId)?.gender ?? null;
          return { car, name: the({ name: car.model, gender }) };
        }),
      ),
    };
  });
  const [shown, others] = variedFirst(comparisons, SHOWN_PAIRS);
  const ready: readonly ReadyPair[] = shown.map(({ path, cars }) => ({ path, cars }));
  const size = { ...DRAWN_BOX, wheelbase: null, groundClearance: null };
  const outlines = FREE_PLACES.map((bodyType) => outlineOf(bodyType, size));
  createPage({
    path: routes.compare,
    component: template("comparator"),
    context: { index: files.index, ready, others: others.map(linkTo), outlines, rates },
  });
  for (const { path: address, names, which, versionIds, sizes, verdict } of comparisons) {
    const others = comparisons.filter((one) => one.path !== address && one.names.some((name) => names.includes(name)));
    const context = {
      names,
      which,
      versionIds,
      verdict,
      rates,
      sizes,
      popular: others.map(linkTo),
    };
    createPage({ path: address, component: template("comparison"), context });
  }
}
