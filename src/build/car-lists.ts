import type { IndexedCar } from "../contract/guide/indexed-car";
import { byModel, type Engine, type FoundModel, search } from "../guide/search/engine/engine";
import { descending } from "../shared/sort/orders";
import type { BodyList } from "../guide/lists/body-list";
import type { ListedModel } from "../guide/lists/listed-model";
import { BANDS, type Filters, NO_FILTER, withBand, withChoice } from "../guide/search/engine/filters";
import { SORTS } from "../guide/search/engine/sorts";
import { currentPrice, isReduced } from "../costs/price/current-price";
import { isComing } from "../guide/models/model-badges";
import { consumptionRange } from "../guide/lists/consumption-range";
import { figureRange } from "../shared/figures/figures";
import { UNKNOWN } from "../shared/figures/price";
import { slugify } from "../shared/text/slug";
import { carsOf } from "../routes";
import type { CatalogueModel } from "./car-index";
import { type Narrowing, narrowings, searchOf } from "./narrowings";

type Facet = Parameters<typeof carsOf>[0];
type FacedModel = Pick<CatalogueModel, "modelId" | "reviewCount" | "cover">;

/** All new cars that share a body type, an energy or a budget; the cheapest model comes first. */
export interface CarList {
  readonly facet: Facet;
  /** « SUV » */
  readonly label: string;
  /** « SUV neufs » */
  readonly title: string;
  readonly path: string;
  /** Address of the search that shows the same cars, where more filters can be added. */
  readonly searchPath: string;
  readonly narrowings: readonly Narrowing[];
  readonly models: readonly ListedModel[];
  readonly versions: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** Titles in the plural. A body type that is missing here is shown as it was sent. */
const BODY_TITLES: Readonly<Record<string, string>> = {
  citadine: "Citadines neuves",
  "berline-4-portes": "Berlines 4 portes neuves",
  "berline-5-portes": "Berlines 5 portes neuves",
  suv: "SUV neufs",
  "pick-up": "Pick-up neufs",
  monospace: "Monospaces neufs",
  coupe: "Coupés neufs",
  utilitaire: "Utilitaires neufs",
};
const ENERGY_TITLES: Readonly<Record<string, string>> = {
  essence: "Voitures neuves à essence",
  diesel: "Voitures neuves diesel",
  "hybride-leger": "Voitures neuves à hybridation légère",
  hybride: "Voitures neuves hybrides",
  "hybride-rechargeable": "Voitures neuves hybrides rechargeables",
  electrique: "Voitures neuves électriques",
};
export const [CHEAPEST_FIRST] = SORTS;

export const listedModel = ({ model, from, cheapest }: FoundModel): ListedModel => ({
  modelId: model.id,
  from,
  cheapestId: cheapest.id,
  isPromo: isReduced(cheapest),
});

/** What a card of a list says of the versions that belong to it. */
function factsOf({ cars }: FoundModel): Pick<ListedModel, "power" | "consumption"> {
  const power = figureRange(
    cars.map(({ power: horses }) => horses),
    "ch",
  );
  return {
    power: power === UNKNOWN ? null : power,
    consumption: consumptionRange(
      cars.map(({ litres }) => litres),
      cars.map(({ range }) => range),
    ),
  };
}

/** The range of what is on sale. */
function pricesOf(cars: readonly IndexedCar[]): { from: number | null; to: number | null } {
  const prices = cars.flatMap((car) => (isComing(car.model) ? [] : (currentPrice(car) ?? []))).sort((a, b) => a - b);
  return { from: prices[0] ?? null, to: prices.at(-1) ?? null };
}

/** The cars that match the filters, cheapest first, with the models of every option, because built lists show models. */
export function foundBy(engine: Engine, filters: Filters) {
  return search(engine, filters, CHEAPEST_FIRST, null, "models");
}

/** Every list that has a page. Empty lists are left out. */
export function carLists(engine: Engine): readonly CarList[] {
  const listOf = (facet: Facet, value: string, label: string, title: string, filters: Filters): readonly CarList[] => {
    const { cars, ...found } = foundBy(engine, filters);
    if (cars.length === 0) return [];
    const models = byModel(cars, CHEAPEST_FIRST);
    return [
      {
        facet,
        label,
        title,
        path: carsOf(facet, value),
        searchPath: searchOf(filters),
        narrowings: narrowings(filters, found, models.length),
        models: models.map((one) => ({ ...listedModel(one), ...factsOf(one) })),
        versions: cars.length,
        ...pricesOf(cars),
      },
    ];
  };
  const chosen = (
    key: "carrosserie" | "energie",
    titles: Readonly<Record<string, string>>,
    other: (label: string) => string,
  ) =>
    engine.options[key].flatMap(({ value, label }) =>
      listOf(key, value, label, titles[value] ?? other(label), withChoice(NO_FILTER, key, [value])),
    );
  return [
    ...BANDS.flatMap((band) =>
      listOf(
        "budget",
        slugify(band.label),
        band.label,
        `Voitures neuves ${band.min === null || band.max === null ? "à" : "de"} ${band.label.toLowerCase()} FCA`,
        withBand(NO_FILTER, band),
      ),
    ),
    ...chosen("carrosserie", BODY_TITLES, (label) => `Voitures neuves : ${label}`),
    ...chosen("energie", ENERGY_TITLES, (label) => `Voitures neuves : ${label}`),
  ];
}

/**
 * The lists of body types, as their tiles show them, each with the model that stands for it: of those with a picture the one with most owner reviews, the
 * cheapest on ties.
 */
export function bodyLists(lists: readonly CarList[], known: readonly FacedModel[]): readonly BodyList[] {
  const facedById = new Map(known.filter(({ cover }) => cover?.file?.childImageSharp).map((one) => [one.modelId, one]));
  return lists
    .filter(({ facet }) => facet === BODY)
    .map(({ label, path, models, from }) => {
      const faced = models.flatMap(({ modelId }) => facedById.get(modelId) ?? []);
      const [face] = faced.sort(descending(({ reviewCount }) => reviewCount));
      return { label, path, models: models.length, from, face: face?.modelId ?? null };
    });
}

export interface ListGroup {
  readonly name: string;
  readonly facet: Facet;
  readonly lists: readonly { readonly label: string; readonly path: string; readonly models: number }[];
}

const BODY = "carrosserie";
const GROUPS: readonly { readonly facet: Facet; readonly name: string }[] = [
  { facet: "budget", name: "Budget" },
  { facet: BODY, name: "Carrosserie" },
  { facet: "energie", name: "Énergie" },
];

/** Links to all lists, grouped by facet. */
export const listGroups = (lists: readonly CarList[]): readonly ListGroup[] =>
  GROUPS.map(({ facet, name }) => ({
    name,
    facet,
    lists: lists
      .filter((list) => list.facet === facet)
      .map(({ label, path, models }) => ({ label, path, models: models.length })),
  })).filter(({ lists: some }) => some.length > 0);
