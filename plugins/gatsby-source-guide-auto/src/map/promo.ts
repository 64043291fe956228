import type { WirePromo } from "../../../../src/contract/wire/promo";
import { whole } from "./whole";

export function toPromo(row: WirePromo) {
  const initialPrice = whole(row.prix_initial);
  const promoPrice = whole(row.prix_promo);
  return {
    promoId: row.id,
    title: row.titre,
    brandId: row.marque_id,
    modelId: row.id_modele,
    versionIds: row.car_ids,
    kind: row.type_de_promo,
    initialPrice,
    promoPrice,
    saving: initialPrice !== null && promoPrice !== null ? initialPrice - promoPrice : null,
    rate: row.taux,
    start: row.debut,
    end: row.fin,
    conditions: row.conditions,
    dealerId: row.concessionnaire_id ?? null,
    stock: whole(row.stock),
  };
}
