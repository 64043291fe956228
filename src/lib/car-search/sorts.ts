import type { IndexedCar } from "../../contract/indexed-car";
import { ascending, descending, type Order } from "../orders";
import { currentPrice } from "../current-price";

/** `value` is `tri` in addresses. */
export interface Sort extends Order<IndexedCar> {
  readonly value: string;
}
/** The orders of a page: the first is the one that its address does not say. */
export type Sorts = readonly [Sort, ...Sort[]];

/** MARKET § 2.5, « Sort ». */
export const SORTS = [
  { value: "prix_asc", label: "Prix croissant", compare: ascending<IndexedCar>(currentPrice) },
  { value: "prix_desc", label: "Prix décroissant", compare: descending<IndexedCar>(currentPrice) },
  { value: "puissance_desc", label: "Puissance", compare: descending<IndexedCar>(({ power }) => power) },
  { value: "conso_asc", label: "Consommation", compare: ascending<IndexedCar>(({ litres }) => litres) },
  { value: "note_desc", label: "Note des propriétaires", compare: descending<IndexedCar>(({ model }) => model.ownerScore) },
  { value: "nouveaute", label: "Nouveautés", compare: descending<IndexedCar>(({ model }) => (model.launched ? Date.parse(model.launched) : null)) },
  { value: "coffre_desc", label: "Volume du coffre", compare: descending<IndexedCar>(({ boot }) => boot) },
  { value: "autonomie_desc", label: "Autonomie électrique", compare: descending<IndexedCar>(({ range }) => range) },
] as const satisfies Sorts;

/** One of them, for pages that offer a few. */
export const sortNamed = (value: (typeof SORTS)[number]["value"]): Sort => sortOf(value, SORTS);

export const sortOf = (value: string | null, sorts: Sorts): Sort => sorts.find((sort) => sort.value === value) ?? sorts[0];
