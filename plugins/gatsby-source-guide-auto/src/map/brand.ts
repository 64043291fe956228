import type { WireBrand } from "../../../../src/contract/wire/brand";
import type { PictureOf } from "./picture";
import { webAddress } from "./safe-url";
import { slugOf } from "./slug-of";
import { whole } from "./whole";

export const toBrand = (row: WireBrand, pictureOf: PictureOf) => ({
  brandId: row.id,
  slug: slugOf(row.slug, row.nom_de_la_marque, row.id),
  name: row.nom_de_la_marque,
  country: row.pays_origine,
  origin: row.origine,
  foundedIn: whole(row.annee_creation),
  description: row.description,
  importer: row.importateur,
  website: webAddress(row.site_web),
  warranty: row.garantie,
  premium: row.premium,
  logoFile: pictureOf(row.logo)?.file ?? null,
});
