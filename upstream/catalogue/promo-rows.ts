import { numberIn, type Row } from "../row";
import type { PromoEntry } from "../source/shapes";
import type { Names } from "./names";
import { DAY } from "../../src/shared/dates/day";

/** The day `days` from the given one, in UTC: 2026-11-21. */
export const dayFrom = (today: Date, days: number): string =>
  new Date(today.getTime() + days * DAY).toISOString().slice(0, 10);

/** `get_promos`: days become dates, the price is that of the model's cheapest version. */
export function promoRows(
  promos: readonly PromoEntry[],
  names: Names,
  cheapest: ReadonlyMap<number, Row>,
  today: Date,
): Row[] {
  return promos.flatMap(({ marque, modele, remise, debut_jours, fin_jours, ...promo }) => {
    const model = names.model(marque, modele);
    const brand = names.brand(marque);
    if (!model || !brand) return [];
    const version = cheapest.get(model.id);
    const price = version ? numberIn(version, "prix") : null;
    return [
      {
        ...promo,
        marque_id: brand.id,
        id_modele: model.id,
        car_ids: version ? [version["car_id"]] : [],
        prix_initial: price,
        prix_promo: price !== null && remise ? price - remise : null,
        debut: dayFrom(today, debut_jours),
        fin: dayFrom(today, fin_jours),
      },
    ];
  });
}
