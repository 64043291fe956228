import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";

const models = z.array(z.object({ id: z.int(), marque: z.string(), nom_du_modele: z.string() }));
const FILE = path.join(import.meta.dirname, "../../upstream/content/modeles.json");

/** The guide's model of a brand's and a model's name; null where a seller would type it. */
export function guideIds(): (brand: string, model: string) => number | null {
  const ids = new Map(
    models
      .parse(JSON.parse(readFileSync(FILE, "utf8")))
      .map(({ id, marque, nom_du_modele }) => [`${marque} ${nom_du_modele}`, id]),
  );
  return (brand, model) => ids.get(`${brand} ${model}`) ?? null;
}
