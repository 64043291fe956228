import { readFileSync } from "node:fs";

interface Written {
  readonly cle: string;
  readonly libelle: string;
  readonly groupe: string;
  readonly valeur: number | null;
  readonly valeur_max: number | null;
  readonly unite: string | null;
  readonly date_effet: string | null;
  readonly source: string;
  readonly certitude: Queries.CostFragment["certainty"];
  readonly note: string | null;
}

const written: readonly Written[] = JSON.parse(readFileSync("upstream/testing/content/parametres_pays.json", "utf8"));

/** The country’s figures of the small catalogue, which editors do not change, with the fields that pages query. */
export const countryParameters = written.map(
  ({ cle, libelle, groupe, valeur, valeur_max, unite, date_effet, source, certitude, note }) => ({
    key: cle,
    label: libelle,
    group: groupe,
    value: valeur,
    valueMax: valeur_max,
    unit: unite,
    effective: date_effet,
    source,
    certainty: certitude,
    note,
  }),
);
