import { numberIn, type Row } from "../row";
import type { ReviewEntry } from "../source/shapes";
import type { Names } from "./names";

const SCORES = [
  "note_confort",
  "note_consommation",
  "note_fiabilite",
  "note_tenue_piste",
  "note_entretien_pieces",
  "note_climatisation",
  "note_rapport_qualite_prix",
];

/** Mean of the given scores to one decimal; null where there is none. */
export function overallScore(review: Row): number | null {
  const given = SCORES.flatMap((field) => numberIn(review, field) ?? []);
  return given.length === 0
    ? null
    : Math.round((given.reduce((sum, score) => sum + score, 0) / given.length) * 10) / 10;
}

/** `get_avis`. A review of a model that nobody knows is left out. */
export const reviewRows = (reviews: readonly ReviewEntry[], names: Names): Row[] =>
  reviews.flatMap(({ marque, modele, ...review }) => {
    const model = names.model(marque, modele);
    return model ? [{ ...review, id_modele: model.id, note_globale: overallScore(review) }] : [];
  });
