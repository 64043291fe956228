import type { WireBrand } from "../../../../src/contract/wire/brand";
import type { Address } from "./addresses";
import type { PictureOf } from "./picture";
import { webAddress } from "./safe-url";
import { whole } from "./whole";

export const toBrand = (row: WireBrand, address: Address, pictureOf: PictureOf) => ({
  brandId: row.id,
  ...address,
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
