import type { Row } from "../row";
import type { Line } from "../source/sheet";

const STATES = new Set(["serie", "option", "non_disponible"]);

/** « SUV|Monospace », « !Pick-up » or empty for any. A word fits what begins with it: « Automatique » fits « Automatique 6 ». */
function fits(condition: string | undefined, value: string | undefined): boolean {
  if (!condition) return true;
  const refuse = condition.startsWith("!");
  const words = condition.slice(refuse ? 1 : 0).split("|");
  return words.some((word) => (value ?? "").startsWith(word)) !== refuse;
}

/**
 * The equipment of a version: each line of the sheet that concerns such a car, with the state of its trim level.
 * An empty state is unknown and leaves the line out. On premium brands the column `haut_de_gamme` stands for the
 * first two levels: their plainest car has what others sell as an option.
 */
export function equipmentOf(sheet: readonly Line[], car: Line, premiumBrand: boolean): Row[] {
  const level = Math.min(4, Math.max(1, Number(car["niveau"]) || 1));
  const column = premiumBrand && level < 3 ? "haut_de_gamme" : `niveau_${level}`;
  return sheet.flatMap((line) => {
    const concerned =
      fits(line["energies"], car["energie"]) &&
      fits(line["carrosseries"], car["carrosserie"]) &&
      fits(line["boites"], car["boite_de_vitesse"]) &&
      fits(line["transmissions"], car["transmission"]);
    const state = line[column] ?? "";
    if (!concerned || !STATES.has(state)) return [];
    return [
      {
        groupe: line["groupe"],
        libelle: line["libelle"],
        statut: state,
        prix: state === "option" ? Number(line["prix_option"]) || null : null,
      },
    ];
  });
}
