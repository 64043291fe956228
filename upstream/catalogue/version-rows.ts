import { numberIn, type Row } from "../row";
import type { Line } from "../source/sheet";
import { slugify } from "../../src/shared/text/slug";
import { equipmentOf } from "./equipment";
import type { Names } from "./names";

/** Columns that stay text even where they look like a number. */
const TEXT = new Set([
  "version_slug",
  "nom_de_la_version",
  "finition",
  "prix_date",
  "disponibilite",
  "energie",
  "boite_de_vitesse",
  "transmission",
  "unite_conso",
  "pneus",
  "garantie",
]);
/** Columns of the sheet that are ours, not the wire's. */
const OURS = new Set(["id", "marque", "modele", "niveau"]);

/** An empty cell is unknown; a number may have a decimal comma; anything else goes out as the editor wrote it. */
function cellValue(column: string, cell: string): string | number | null {
  if (cell === "") return null;
  return !TEXT.has(column) && /^\d+(?:[.,]\d+)?$/.test(cell) ? Number(cell.replace(",", ".")) : cell;
}

/** `get_versions` out of versions.csv and equipements.csv. A line whose model nobody knows is left out. */
export function versionRows(
  lines: readonly Line[],
  equipment: readonly Line[],
  bodies: ReadonlyMap<number, Line>,
  names: Names,
): Row[] {
  return lines.flatMap((line) => {
    const model = names.model(line["marque"] ?? "", line["modele"] ?? "");
    const id = Number(line["id"]);
    if (!model || !Number.isInteger(id)) return [];
    const row: Row = { car_id: id, id_modele: model.id };
    for (const [column, cell] of Object.entries(line)) if (!OURS.has(column)) row[column] = cellValue(column, cell);
    row["version_slug"] ??= slugify(line["nom_de_la_version"] ?? "");
    row["equipements"] = equipmentOf(
      equipment,
      { ...bodies.get(model.id), ...line },
      names.brand(model.marque)?.premium === true,
    );
    return [row];
  });
}

/** The version with the lowest price of each model. */
export function cheapestByModel(versions: readonly Row[]): Map<number, Row> {
  const cheapest = new Map<number, Row>();
  for (const version of versions) {
    const model = numberIn(version, "id_modele");
    const price = numberIn(version, "prix");
    if (model === null || price === null) continue;
    const best = cheapest.get(model);
    if (!best || price < (numberIn(best, "prix") ?? Infinity)) cheapest.set(model, version);
  }
  return cheapest;
}
