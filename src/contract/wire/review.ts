import * as z from "zod/mini";
import { USAGES } from "../guide/review";
import { figure, flag, id, isoDate, optionalDate, optionalText, text } from "./primitives";

const oneToFive = z.number().check(z.gte(1), z.lte(5));
export const score = z.pipe(figure, z.nullable(oneToFive));
export const overallScore = z.pipe(figure, oneToFive);

/** What a car is scored for beside the whole. */
export const scoresOf = <Score>(score: Score) => ({
  note_confort: score,
  note_consommation: score,
  note_fiabilite: score,
  note_tenue_piste: score,
  note_entretien_pieces: score,
  note_climatisation: score,
  note_rapport_qualite_prix: score,
});

/** `get_avis`: its fields are assumed. Scores run from 1 to 5. Only published ones are sent. */
export const review = z.object({
  id,
  id_modele: id,
  annee: figure,
  pseudo: text,
  ville: optionalText,
  note_globale: overallScore,
  ...scoresOf(score),
  titre: text,
  qualites: text,
  defauts: text,
  commentaire: optionalText,
  kilometrage: figure,
  duree_possession_mois: figure,
  usage: z._default(z.nullable(z.enum(USAGES)), null),
  conso_constatee: figure,
  recommande: flag,
  votes_utiles: figure,
  date: isoDate,
  proprietaire_verifie: flag,
  date_maj: optionalDate,
});
export type WireReview = z.infer<typeof review>;
