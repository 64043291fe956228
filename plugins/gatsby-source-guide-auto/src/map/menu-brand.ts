import type { WireMenuBrand } from "../content";
import { slugOf } from "./slug-of";

/** Slugs that the catalogue gives to a brand or a model, by id; the menu call does not carry them. */
export interface Slugs {
  brands: ReadonlyMap<number, string | null>;
  models: ReadonlyMap<number, string | null>;
}

export const toMenuBrand = (row: WireMenuBrand, position: number, { brands, models }: Slugs) => ({
  brandId: row.id,
  name: row.nom_de_la_marque,
  slug: slugOf(brands.get(row.id) ?? null, row.nom_de_la_marque, row.id),
  position,
  models: row.models.map(({ id, nom_du_modele }) => ({
    modelId: id,
    name: nom_du_modele,
    slug: slugOf(models.get(id) ?? null, nom_du_modele, id),
  })),
});
