import * as z from "zod/mini";
import { figure, flag, id, listOf, optionalDate, optionalText, photo, text } from "./primitives";

/** `get_modeles`: its fields are assumed. */
export const model = z.object({
  id,
  slug_modele: optionalText,
  nom_du_modele: text,
  marque_id: id,
  carrosserie: text,
  segment: optionalText,
  annee_modele: figure,
  date_de_lancement: optionalDate,
  statut: z._default(z.enum(["a_venir", "en_vente", "fin_de_serie"]), "en_vente"),
  restylage: flag,
  photos: listOf(photo),
  points_forts: listOf(text),
  points_faibles: listOf(text),
  verdict: optionalText,
  pour_qui: optionalText,
  note_redaction: figure,
  concurrents: listOf(id),
  couleurs: listOf(z.object({ nom: text, hex: z.string().check(z.regex(/^#[\da-f]{6}$/i)) })),
  date_maj: optionalDate,
});
export type WireModel = z.infer<typeof model>;
