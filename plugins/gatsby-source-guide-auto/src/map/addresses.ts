import { routes } from "../../../../src/routes";
import type { Content } from "../content";
import { slugOf } from "./slug-of";

/** The address of a page: `slug` is its own segment, `path` leads to it from the site's root. */
export interface Address {
  slug: string;
  path: string;
}

export interface Addresses {
  brand: (brandId: number) => Address;
  model: (modelId: number) => Address;
  version: (row: Content["versions"][number]) => Address;
}

/** Computes the addresses of brands, models and versions once for pages and menus (rule: site/routes). A page below another one has its slug in the path. */
export function addressesOf({ brands, models }: Pick<Content, "brands" | "models">): Addresses {
  const brandSlugs = new Map(brands.map((row) => [row.id, slugOf(row.slug, row.nom_de_la_marque, row.id)]));
  const modelSlugs = new Map(
    models.map((row) => [
      row.id,
      { brand: known(brandSlugs, row.marque_id), slug: slugOf(row.slug_modele, row.nom_du_modele, row.id) },
    ]),
  );
  return {
    brand: (id) => {
      const slug = known(brandSlugs, id);
      return { slug, path: routes.brand({ id, slug }) };
    },
    model: (id) => {
      const { brand, slug } = known(modelSlugs, id);
      return { slug, path: routes.model(brand, { id, slug }) };
    },
    version: ({ car_id: id, version_slug, nom_de_la_version, id_modele }) => {
      const model = known(modelSlugs, id_modele);
      const slug = slugOf(version_slug, nom_de_la_version, id);
      return { slug, path: routes.version(model.brand, model.slug, { id, slug }) };
    },
  };
}

/** Every id is known here, because relate.ts leaves out rows that belong to something unknown. */
function known<Value>(values: ReadonlyMap<number, Value>, id: number): Value {
  const value = values.get(id);
  if (value === undefined) throw new Error(`${id} has no address`);
  return value;
}
