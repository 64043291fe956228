import type { ListedBrand } from "../../site/frame/brands-state";
import { firstOfEachName } from "../../shared/text/first-of-each-name";
import { alphabetical } from "../../shared/text/names";
import { slugify } from "../../shared/text/slug";

/** A model that is sold used, with what all its cars have in common. */
export interface UsedModel {
  readonly name: string;
  /** As the editors word it. */
  readonly bodyType: string | null;
  readonly energies: readonly string[];
}
export interface UsedBrand {
  readonly name: string;
  readonly models: readonly UsedModel[];
}

interface OfferedModel {
  readonly name: string;
  /** Id in the guide; null for a model that is not sold new. */
  readonly modelId: number | null;
}
export interface OfferedBrand {
  readonly name: string;
  readonly models: readonly OfferedModel[];
}

const byName = alphabetical<{ readonly name: string }>(({ name }) => name);

/** The brands and models that a seller chooses from: those of the guide, under its names, and those that are sold used alone. */
export function offeredBrands(guide: readonly ListedBrand[], used: readonly UsedBrand[]): readonly OfferedBrand[] {
  const usedModels = new Map(
    used.map(({ name, models }) => [
      slugify(name),
      models.map((model): OfferedModel => ({ name: model.name, modelId: null })),
    ]),
  );
  return firstOfEachName<{ readonly name: string }>([...guide, ...used])
    .sort(byName)
    .map(({ name }) => ({
      name,
      models: firstOfEachName<OfferedModel>([
        ...(guide.find((brand) => brand.name === name)?.models ?? []),
        ...(usedModels.get(slugify(name)) ?? []),
      ]).sort(byName),
    }));
}

/** The model that is sold used under this name; undefined for one that the catalogue does not have. */
export const usedModelNamed = (used: readonly UsedBrand[], brand: string, model: string): UsedModel | undefined =>
  used
    .find(({ name }) => slugify(name) === slugify(brand))
    ?.models.find(({ name }) => slugify(name) === slugify(model));
