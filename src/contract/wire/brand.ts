import * as z from "zod/mini";
import { figure, flag, id, listOf, optionalDate, optionalText, text } from "./primitives";

/** `marques_modeles`: what header and footer list. */
export const menuBrand = z.object({
  id,
  nom_de_la_marque: text,
  models: listOf(z.object({ id, nom_du_modele: text })),
});

/** `get_marques`: its fields are assumed; all but id and name may be missing. */
export const brand = z.object({
  id,
  slug: optionalText,
  nom_de_la_marque: text,
  logo: optionalText,
  pays_origine: optionalText,
  origine: optionalText,
  annee_creation: figure,
  description: optionalText,
  importateur: optionalText,
  site_web: optionalText,
  garantie: optionalText,
  premium: flag,
  date_maj: optionalDate,
});
export type WireBrand = z.infer<typeof brand>;
