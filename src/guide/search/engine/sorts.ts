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
   * What it orders by, as the card of a version says it: « 177 ch »; null where that is not known. Absent where every card shows the price
   * and the order is by price. A model then stands at its cheapest version, whose price its card shows; in any other order at its first.
   */
  readonly shown?: (car: IndexedCar) => string | null;
  /** The same on the card of a model, where it is the model's own and not that of a version, which would have to be named. */
  readonly shownOfModel?: (model: IndexedModel) => string | null;
}
/** The orders of a page: the first is the one that its address does not say. */
export type Sorts = readonly [Sort, ...Sort[]];

const said = (unit: string, of: (car: IndexedCar) => number | null) => (car: IndexedCar) => {
  const value = of(car);
  return value === null ? null : figure(value, unit);
};
const powerOf = ({ power }: IndexedCar) => power;
const litresOf = ({ litres }: IndexedCar) => litres;
const bootOf = ({ boot }: IndexedCar) => boot;
const rangeOf = ({ range }: IndexedCar) => range;
const inLitres = said("l/100 km", litresOf);
const unrankedOf = (model: IndexedModel) =>
  model.ownerScore !== null && comparableScore(model) === null
    ? `Moins de ${MIN_REVIEWS} avis\u00a0: non classée`
    : null;
const launchOf = ({ launched }: IndexedModel) => (launched ? `Lancement\u00a0: ${frenchMonth(launched)}` : null);

/** The orders of the search (rule: guide/search-orders). */
export const SORTS = [
  { value: "prix_asc", label: "Prix croissant", compare: ascending<IndexedCar>(currentPrice) },
  { value: "prix_desc", label: "Prix décroissant", compare: descending<IndexedCar>(currentPrice) },
  { value: "puissance_desc", label: "Puissance", compare: descending<IndexedCar>(powerOf), shown: said("ch", powerOf) },
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
    // The stars stand on the card of a model already.
    shownOfModel: unrankedOf,
  },
  {
    value: "nouveaute",
    label: "Nouveautés",
    compare: descending<IndexedCar>(({ model }) => (model.launched ? Date.parse(model.launched) : null)),
    shown: ({ model }) => launchOf(model),
    shownOfModel: launchOf,
  },
  {
    value: "coffre_desc",
    label: "Volume du coffre",
    compare: descending<IndexedCar>(bootOf),
    shown: said("l", bootOf),
  },
  {
    value: "autonomie_desc",
    label: "Autonomie électrique",
    compare: descending<IndexedCar>(rangeOf),
    shown: said("km", rangeOf),
  },
] as const satisfies Sorts;

/** One of them, for pages that offer a few. */
export const sortNamed = (value: (typeof SORTS)[number]["value"]): Sort => sortOf(value, SORTS);

export const sortOf = (value: string | null, sorts: Sorts): Sort =>
  sorts.find((sort) => sort.value === value) ?? sorts[0];

/** The same order for cards that show all figures of one version, the cheapest: a model stands by that version's. */
export const byCheapest = ({ value, label, compare }: Sort): Sort => ({ value, label, compare });

/** What the card of a version says of an order beside its price; null where there is nothing to say. */
export const figureShown = ({ shown }: Sort, car: IndexedCar): string | null => shown?.(car) ?? null;

/** The same of a model, whose card names the version that the figure is of. */
export function modelFigureShown(sort: Sort, lead: IndexedCar): string | null {
  if (sort.shownOfModel) return sort.shownOfModel(lead.model);
  const text = figureShown(sort, lead);
  return text && `${text} (${lead.name})`;
}
