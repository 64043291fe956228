import type { ListedBrand } from "../../site/frame/brands-state";
import { firstOfEachName } from "../../shared/text/first-of-each-name";
import { alphabetical } from "../../shared/text/names";
import { slugify } from "../../shared/text/slug";

/** A brand that is sold used, with the names of its models. */
export interface UsedBrand {
  readonly name: string;
  readonly models: readonly { readonly name: string }[];
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
    used.map(({ name, models }) => [slugify(name), models.map((model): OfferedModel => ({ ...model, modelId: null }))]),
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
