import type { WireMenuBrand } from "../content";
import type { Addresses } from "./addresses";

export const toMenuBrand = (row: WireMenuBrand, position: number, addresses: Addresses) => ({
  brandId: row.id,
  name: row.nom_de_la_marque,
  ...addresses.brand(row.id),
  position,
  models: row.models.map(({ id, nom_du_modele }) => ({
    modelId: id,
    name: nom_du_modele,
    ...addresses.model(id),
  })),
});
