import * as z from "zod/mini";
import { figure, flag, id, listOf, optionalDate, optionalText, text } from "./primitives";

const DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;
/** A time of day; 24:00 is the end of one. */
const hour = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** `get_concessionnaires`: its fields are assumed. */
export const dealer = z.object({
  id,
  slug: optionalText,
  nom: text,
  /** Brand ids. */
  marques: listOf(id),
  type: z._default(z.enum(["importateur", "agent", "parking", "revendeur"]), "agent"),
  presentation: optionalText,
  adresse: optionalText,
  quartier: optionalText,
  ville: text,
  region: text,
  latitude: figureOrNegative(),
  longitude: figureOrNegative(),
  telephones: listOf(text),
  whatsapp: optionalText,
  email: optionalText,
  site_web: optionalText,
  horaires: listOf(z.object({ jour: z.enum(DAYS), ouvre: hour, ferme: hour })),
  services: listOf(text),
  note_moyenne: figure,
  nombre_avis: figure,
  photo: optionalText,
  verifie: flag,
  date_maj: optionalDate,
});
export type WireDealer = z.infer<typeof dealer>;

/** Degrees: west and south are negative. */
function figureOrNegative() {
  return z._default(z.nullable(z.number().check(z.gte(-180), z.lte(180))), null);
}
