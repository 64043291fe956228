import type { IndexedCar, IndexedModel } from "../../../contract/guide/indexed-car";
import { currentPrice } from "../../../costs/price/current-price";
import { frenchMonth } from "../../../shared/dates/dates";
import { figure } from "../../../shared/figures/figures";
import { ascending, descending, type Order } from "../../../shared/sort/orders";
import { comparableScore, MIN_REVIEWS } from "../../reviews/ratings";

/** `value` is `tri` in addresses. */
export interface Sort extends Order<IndexedCar> {
  readonly value: string;
  /**
   * Text of the sorted figure on the card of a version: « 177 ch »; null when it is unknown. Absent for an order by price, which every card shows: a
   * model is then sorted by its cheapest version, and in any other order by its first version.
   */
  readonly shown?: (car: IndexedCar) => string | null;
  /** The same for the card of a model, when the figure belongs to the model itself and not to a version, which would have to be named. */
  readonly shownOfModel?: (model: IndexedModel) => string | null;
}
/** Sort orders of a page; the first one is omitted from its address. */
export type Sorts = readonly [Sort, ...Sort[]];

const textWithUnit = (unit: string, of: (car: IndexedCar) => number | null) => (car: IndexedCar) => {
  const value = of(car);
  return value === null ? null : figure(value, unit);
};
const litresOf = ({ litres }: IndexedCar) => litres;
const inLitres = textWithUnit("l/100 km", litresOf);
const unrankedOf = (model: IndexedModel) =>
  model.ownerScore !== null && comparableScore(model) === null
    ? `Moins de ${MIN_REVIEWS} avis\u00a0: non classée`
    : null;
const launchOf = ({ launched }: IndexedModel) => (launched ? `Lancement\u00a0: ${frenchMonth(launched)}` : null);

/** The order by a figure that cards show with its unit, the highest first. */
const highest = <Value extends string>(
  value: Value,
  label: string,
  unit: string,
  of: (car: IndexedCar) => number | null,
) => ({ value, label, compare: descending<IndexedCar>(of), shown: textWithUnit(unit, of) });

/** Sort orders of the search (rule: guide/search-orders). */
export const SORTS = [
  { value: "prix_asc", label: "Prix croissant", compare: ascending<IndexedCar>(currentPrice) },
  { value: "prix_desc", label: "Prix décroissant", compare: descending<IndexedCar>(currentPrice) },
  highest("puissance_desc", "Puissance", "ch", ({ power }) => power),
  {
    value: "conso_asc",
    label: "Consommation",
    compare: ascending<IndexedCar>(litresOf),
    shown: (car) => (car.litres === 0 ? "Sans carburant" : inLitres(car)),
  },
  {
    value: "note_desc",
    label: "Note des propriétaires",
    compare: descending<IndexedCar>(({ model }) => comparableScore(model)),
    shown: ({ model }) =>
      unrankedOf(model) ??
      (model.ownerScore === null ? null : `${figure(model.ownerScore, "/ 5")} (${model.reviewCount} avis)`),
    // The card of a model already shows the stars.
    shownOfModel: unrankedOf,
  },
  {
    value: "nouveaute",
    label: "Plus récentes",
    compare: descending<IndexedCar>(({ model }) => (model.launched ? Date.parse(model.launched) : null)),
    shown: ({ model }) => launchOf(model),
    shownOfModel: launchOf,
  },
  highest("coffre_desc", "Volume du coffre", "l", ({ boot }) => boot),
  highest("autonomie_desc", "Autonomie électrique", "km", ({ range }) => range),
] as const satisfies Sorts;

/** A sort order by its name, for pages that offer only a few. */
export const sortNamed = (value: (typeof SORTS)[number]["value"]): Sort => sortOf(value, SORTS);

export const sortOf = (value: string | null, sorts: Sorts): Sort =>
  sorts.find((sort) => sort.value === value) ?? sorts[0];

/** The same order by each model's cheapest version, for cards that show all figures of that version. */
export const byCheapest = ({ value, label, compare }: Sort): Sort => ({ value, label, compare });

/** Text of the sorted figure for the card of a version; null when there is nothing to add to its price. */
export const figureShown = ({ shown }: Sort, car: IndexedCar): string | null => shown?.(car) ?? null;

/** The same for the card of a model, which names the version that the figure belongs to. */
export function modelFigureShown(sort: Sort, lead: IndexedCar): string | null {
  if (sort.shownOfModel) return sort.shownOfModel(lead.model);
  const text = figureShown(sort, lead);
  return text && `${text} (${lead.name})`;
}
