import { dealerPage, routes } from "../../../../src/routes";
import type { Content } from "../content";
import { dealerSlugs } from "./dealer-slugs";
import { slugOf } from "./slug-of";

/** Address of an entity that has a page: its own segment, and the path from the site's root. */
export interface Address {
  slug: string;
  path: string;
}

export interface Addresses {
  brand: (brandId: number) => Address;
  model: (modelId: number) => Address;
  version: (row: Content["versions"][number]) => Address;
  dealer: (dealerId: number) => Address;
}

/** Addresses of brands, models, versions and dealers. An address contains the segments of the brand and model above it, whatever list it appears in (rule: site/routes). */
export function addressesOf({ brands, models, dealers }: Pick<Content, "brands" | "models" | "dealers">): Addresses {
  const namesOfDealers = dealerSlugs(dealers);
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
    dealer: (id) => {
      const slug = known(namesOfDealers, id);
      return { slug, path: dealerPage(slug) };
    },
  };
}

/** The value of an id, which must exist: rows that refer to unknown ids were left out before (relate.ts). */
function known<Value>(values: ReadonlyMap<number, Value>, id: number): Value {
  const value = values.get(id);
  if (value === undefined) throw new Error(`${id} has no address`);
  return value;
}
