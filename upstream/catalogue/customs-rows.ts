import type { Row } from "../row";
import type { Line } from "../source/sheet";

/** `valeurs_douane` */
export const customsRows = (lines: readonly Line[]): Row[] =>
  lines.map(({ id, annee, valeur, ...same }) => ({
    ...same,
    id: Number(id),
    annee: Number(annee),
    valeur: Number(valeur),
  }));
