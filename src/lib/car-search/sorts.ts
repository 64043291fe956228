import type { IndexedCar } from "../../contract/indexed-car";
import { ascending, descending, type Order } from "../orders";
import { paidPrice } from "../paid-price";

/** MARKET § 2.5, « Sort »: `tri` in addresses; the first is the one without. */
export const SORTS: readonly (Order<IndexedCar> & { readonly value: string })[] = [
  { value: "prix_asc", label: "Prix croissant", compare: ascending(paidPrice) },
  { value: "prix_desc", label: "Prix décroissant", compare: descending(paidPrice) },
  { value: "puissance_desc", label: "Puissance", compare: descending(({ power }) => power) },
  { value: "conso_asc", label: "Consommation", compare: ascending(({ litres }) => litres) },
  { value: "note_desc", label: "Note des propriétaires", compare: descending(({ model }) => model.ownerScore) },
  { value: "nouveaute", label: "Nouveautés", compare: descending(({ model }) => (model.launched ? Date.parse(model.launched) : null)) },
  { value: "coffre_desc", label: "Volume du coffre", compare: descending(({ boot }) => boot) },
];

export const sortOf = (value: string | null) => SORTS.find((sort) => sort.value === value) ?? SORTS[0];
