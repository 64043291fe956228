import type { WireCountryParameter } from "../../../../src/contract/wire/country";

export const toCountryParameter = (row: WireCountryParameter) => ({
  key: row.cle,
  label: row.libelle,
  group: row.groupe,
  value: row.valeur,
  valueMax: row.valeur_max,
  unit: row.unite,
  effective: row.date_effet,
  source: row.source,
  certainty: row.certitude,
  note: row.note,
});
