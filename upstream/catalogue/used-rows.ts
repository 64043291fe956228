import { BODY_TYPES, ENERGIES, labelIn } from "../../src/contract/market/lists";
import type { Row } from "../row";
import type { Line } from "../source/sheet";

const SEPARATOR = "|";
const listIn = (cell: string | undefined) => (cell ? cell.split(SEPARATOR) : []);

/** « 2016-2020 » → 2016 to 2020; « 2021- » is still made. */
function generationIn(years: string): Row {
  const [from, to] = years.split("-");
  return { de: Number(from), a: to ? Number(to) : null };
}

/** `modeles_occasion`: the brands in the order of their first model. */
export function usedBrandRows(brands: readonly Line[], models: readonly Line[]): Row[] {
  const synonymsOf = new Map(brands.map(({ marque, synonymes }) => [marque, listIn(synonymes)]));
  return [...new Set(models.map(({ marque }) => marque))].map((marque) => ({
    marque,
    synonymes: synonymsOf.get(marque) ?? [],
    modeles: models
      .filter((line) => line["marque"] === marque)
      .map(({ modele, generations, carrosserie, energies, synonymes }) => ({
        nom: modele,
        generations: listIn(generations).map(generationIn),
        carrosserie: labelIn(BODY_TYPES, carrosserie ?? ""),
        energies: listIn(energies).map((energy) => labelIn(ENERGIES, energy)),
        synonymes: listIn(synonymes),
      })),
  }));
}
