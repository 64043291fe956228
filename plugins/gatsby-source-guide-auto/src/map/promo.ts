import type { WirePromo } from "../../../../src/contract/wire/promo";
import { whole } from "./whole";

const statusOn = (day: string, start: string, end: string) =>
  day < start ? "UPCOMING" : day <= end ? "RUNNING" : "ENDED";

export type PromoFields = ReturnType<typeof toPromo>;

/** @param today `2026-11-21` */
export function toPromo(row: WirePromo, today: string) {
  const initialPrice = whole(row.prix_initial);
  const promoPrice = whole(row.prix_promo);
  const saving = initialPrice !== null && promoPrice !== null ? initialPrice - promoPrice : null;
  return {
    promoId: row.id,
    title: row.titre,
    brandId: row.marque_id,
    modelId: row.id_modele,
    versionIds: row.car_ids,
    kind: row.type_de_promo,
    initialPrice,
    promoPrice,
    saving,
    rate: row.taux,
    start: row.debut,
    end: row.fin,
    forEveryone: row.pour_tous,
    status: statusOn(today, row.debut.slice(0, 10), row.fin.slice(0, 10)),
    conditions: row.conditions,
    dealerId: row.concessionnaire_id ?? null,
    stock: whole(row.stock),
  };
}
