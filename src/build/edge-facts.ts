import { currentPrice } from "../costs/price/current-price";
import { firstOfEachName } from "../shared/text/first-of-each-name";
import type { Gender } from "../shared/text/gender";
import { slugify } from "../shared/text/slug";

/** Files by which the build passes content to the Worker. Besides these and the addresses of pages, the Worker reads nothing of the build. */

/** Model id → lowest current price, promos for everybody deducted. Models without a price are left out. */
export const PRICES = "_ids/prices.json";
export const modelPrices = (models: readonly { readonly modelId: number; readonly priceMin: number | null }[]) =>
  JSON.stringify(
    Object.fromEntries(models.flatMap(({ modelId, priceMin }) => (priceMin === null ? [] : [[modelId, priceMin]]))),
  );

/** The cheapest version of each model, as a budget looks for it. Models without a price are left out. */
export const NEW_CARS = "_ids/new-cars.json";
export interface PricedModel {
  readonly name: string;
  readonly gender: Gender | null;
  readonly brand: { readonly name: string };
  readonly cheapestId: number | null;
  readonly versions: readonly {
    readonly versionId: number;
    readonly name: string;
    readonly price: number | null;
    readonly promoPrice: number | null;
    readonly energy: string;
    readonly consumption: number | null;
    readonly fiscalPower: number | null;
  }[];
}
/** « Toyota RAV4 » */
const wholeName = ({ name, brand }: Pick<PricedModel, "name" | "brand">) => `${brand.name} ${name}`;
export const newCars = (models: readonly PricedModel[]) =>
  JSON.stringify(
    models.flatMap((model) => {
      const cheapest = model.versions.find(({ versionId }) => versionId === model.cheapestId);
      const price = cheapest ? currentPrice(cheapest) : null;
      if (!cheapest || price === null) return [];
      const { energy, consumption, fiscalPower } = cheapest;
      return { name: `${wholeName(model)} ${cheapest.name}`, price, energy, consumption, fiscalPower };
    }),
  );

/** Names, genders and prices of the guide's models and versions by id, which alerts watch. */
export const WATCHED_CARS = "_ids/watched-cars.json";
export function watchedCars(
  models: readonly (PricedModel & { readonly modelId: number; readonly priceMin: number | null })[],
) {
  return JSON.stringify({
    model: Object.fromEntries(
      models.map((model) => [model.modelId, { name: wholeName(model), gender: model.gender, price: model.priceMin }]),
    ),
    version: Object.fromEntries(
      models.flatMap((model) =>
        model.versions.map((version) => [
          version.versionId,
          { name: `${wholeName(model)} ${version.name}`, gender: model.gender, price: currentPrice(version) },
        ]),
      ),
    ),
  });
}

/** The dated figures of the country by which the Worker judges imports, bills used cars and counts loans. */
export const COUNTRY_FIGURES = "_ids/country-figures.json";

/** The brands and models of the guide by the keys of their used cars (« toyota », « toyota-rav4 »), each with its name and the path of its page, a model with its gender. */
export const GUIDE_NAMES = "_ids/guide-names.json";
interface Brand {
  readonly name: string;
  readonly path: string;
}
interface Model extends Brand {
  readonly gender: Gender | null;
  readonly brand: { readonly name: string };
}
const byKey = (named: readonly Brand[]) => Object.fromEntries(named.map((one) => [slugify(one.name), one]));
export const guideNames = (brands: readonly Brand[], models: readonly Model[]) =>
  JSON.stringify({
    brands: byKey(brands.map(({ name, path }) => ({ name, path }))),
    models: byKey(models.map((model) => ({ name: wholeName(model), path: model.path, gender: model.gender }))),
  });

/** The brands and models by which ads are named, each with the other ways of writing it and the years of a model: those that are sold used, and those of the guide. */
export const CAR_NAMES = "_ids/car-names.json";
interface Named {
  readonly name: string;
  readonly synonyms: readonly string[];
}
interface UsedModel extends Named {
  readonly generations: readonly { readonly from: number; readonly to: number | null }[];
}
export interface UsedBrand extends Named {
  readonly models: readonly UsedModel[];
}

const unlisted = (name: string) => ({ name, synonyms: [] });
/** First and last year of a model, the last one null while it is still made; null for one without generations. */
function yearsOf({ generations }: UsedModel): readonly [number, number | null] | null {
  if (generations.length === 0) return null;
  const ends = generations.flatMap(({ to }) => to ?? []);
  return [
    Math.min(...generations.map(({ from }) => from)),
    ends.length < generations.length ? null : Math.max(...ends),
  ];
}

export function carNames(used: readonly UsedBrand[], brands: readonly Brand[], models: readonly Model[]): string {
  const all = firstOfEachName([...used, ...brands.map(({ name }) => ({ ...unlisted(name), models: [] }))]);
  const byBrand = Map.groupBy(models, ({ brand }) => slugify(brand.name));
  return JSON.stringify(
    all.map(({ name, synonyms, models: own }) => ({
      name,
      synonyms,
      models: firstOfEachName([
        ...own.map((model) => ({ name: model.name, synonyms: model.synonyms, years: yearsOf(model) })),
        ...(byBrand.get(slugify(name)) ?? []).map((model) => ({ ...unlisted(model.name), years: null })),
      ]),
    })),
  );
}

/** What the header’s search finds besides used cars (src/build/search-index.ts). */
export const SEARCH_INDEX = "_ids/search-index.json";

/** What the release says of its own build: nothing of when, because the same content is the same release (rule: site/same-bytes). */
export const LAST_BUILD = "_ids/build.json";
export interface OldAnswer {
  readonly endpoint: string;
  /** Age of the answer that was used, at the build; null where nothing replaced it. */
  readonly ageHours: number | null;
}
export const lastBuild = (pages: number, degraded: readonly OldAnswer[]) =>
  JSON.stringify({ pages, degraded: degraded.map(({ endpoint, ageHours }) => ({ endpoint, ageHours })) });

/** All of these files; a release without one of them is refused. */
export const EDGE_FILES: readonly string[] = [
  PRICES,
  NEW_CARS,
  WATCHED_CARS,
  COUNTRY_FIGURES,
  GUIDE_NAMES,
  CAR_NAMES,
  SEARCH_INDEX,
];
