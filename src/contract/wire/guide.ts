import * as z from "zod/mini";
import { flag, html, id, isoDate, listOf, optionalText, text } from "./primitives";

/** `menu-guide-pratique`: the topics of the practical guides. */
export const guideTopic = z.object({ name: text, description: optionalText, slug: text, image: optionalText });
export type WireGuideTopic = z.infer<typeof guideTopic>;

const question = z.object({ question: text, reponse: text });

/** `get_guides`: its fields are assumed. */
export const guide = z.object({
  id,
  taxonomy: text,
  slug: text,
  titre: text,
  resume: optionalText,
  image: optionalText,
  /** The main guide of its topic. */
  principal: flag,
  contenu: html,
  etapes: listOf(z.object({ titre: text, texte: text })),
  pieces_a_fournir: listOf(text),
  /** Keys of `parametres_pays`: a guide never carries an amount of its own. */
  couts: listOf(text),
  delais: optionalText,
  ou_s_adresser: listOf(text),
  checklist: listOf(text),
  faq: listOf(question),
  sources: listOf(z.object({ libelle: text, date: optionalText })),
  date_maj: isoDate,
});
export type WireGuide = z.infer<typeof guide>;

/** `get_pages`: assumed; the texts of the about, contact and legal pages. */
export const page = z.object({
  slug: text,
  titre: text,
  resume: optionalText,
  contenu: html,
  faq: listOf(question),
  date_maj: isoDate,
});
export type WirePage = z.infer<typeof page>;
