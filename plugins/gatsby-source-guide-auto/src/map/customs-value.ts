import type { WireCustomsValue } from "../../../../src/contract/wire/customs-value";

export const toCustomsValue = (row: WireCustomsValue) => ({
  valueId: row.id,
  brand: row.marque,
  model: row.modele,
  year: row.annee,
  origin: row.provenance,
  amount: row.valeur,
  currency: row.devise,
  effective: row.date_effet,
  source: row.source,
  certainty: row.certitude,
});
