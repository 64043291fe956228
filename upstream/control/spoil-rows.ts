import type { Row } from "../row";
import type { Fault } from "./faults";
import { isInShare } from "./share";

/** The field that no row may lack, whichever list it is of. */
const NAMES = [
  "nom_de_la_marque",
  "nom_du_modele",
  "nom_de_la_version",
  "post_title",
  "nom",
  "titre",
  "libelle",
  "name",
];

/** A row whose name became an object: the schema refuses it and can still tell its id. */
function broken(row: Row): Row {
  const name = NAMES.find((field) => field in row);
  return name ? { ...row, [name]: { valeur: null } } : {};
}

/** The rows as a faulty API would have them: half of them, or every so many broken. */
export function spoilt(rows: Row[], fault: Fault | null): Row[] {
  if (fault?.fault === "halfRows") return rows.slice(0, Math.floor(rows.length / 2));
  if (fault?.fault !== "badRows") return rows;
  return rows.map((row, index) => (isInShare(index, fault.percent) ? broken(row) : row));
}
