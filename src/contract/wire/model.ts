import * as z from "zod/mini";
import { figure, flag, id, listOf, optionalDate, optionalText, photo, text } from "./primitives";

/**
 * `m` or `f`; null when unknown. Any other value is kept as text, so that the plugin can tell it: it must not cost the model its row
 * (rule: guide/model-gender).
 */
export const gender = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (value === null || value === undefined || value === "" ? null : String(value).slice(0, 40))),
);

/** `get_modeles`: its fields are assumed. */
export const model = z.object({
  id,
  slug_modele: optionalText,
  nom_du_modele: text,
  marque_id: id,
  genre: gender,
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
