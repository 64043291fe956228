import { coteOf } from "../../../src/routes";
import { alphabetical } from "../../../src/shared/text/names";
import { brandName, type Known, modelName } from "../landing/names";
import { ownName } from "../names/keys";
import { type EstimatedModel, estimatedModels } from "./cote-store";

export interface NamedEstimate extends EstimatedModel {
  /** « Toyota RAV4 », and without its brand. */
  readonly name: string;
  readonly short: string;
  readonly path: string;
}

/** The models that are estimated, under their names. @param only the key of their brand; null for all brands */
export async function namedEstimates(known: Known, only: string | null): Promise<readonly NamedEstimate[]> {
  const named = await Promise.all(
    (await estimatedModels(known.db, only)).map(async (one) => {
      const own = ownName(one.brand, one.model);
      const [brand, name] = await Promise.all([
        brandName(known, one.brand),
        modelName(known, { brand: one.brand, model: own }),
      ]);
      return name === null || brand === null
        ? []
        : {
            ...one,
            name,
            short: name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name,
            path: coteOf(one.brand, own),
          };
    }),
  );
  return named.flat().toSorted(alphabetical(({ name }) => name));
}
