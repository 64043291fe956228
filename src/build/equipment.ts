import type { NodePluginArgs } from "gatsby";

interface Equipped {
  readonly versions: readonly { readonly versionId: number; readonly equipment: readonly object[] }[];
}
/** Models as a query of the build returns them. */
export type WithoutEquipment<Model extends Equipped> = Omit<Model, "versions"> & {
  readonly versions: readonly Omit<Model["versions"][number], "equipment">[];
};

/**
 * Models with the equipment of their versions, as their nodes have it: of 10,000 models it is half a million of items, which a query would resolve one by one,
 * field by field, in half of its time.
 */
export function withEquipment<Model extends Equipped>(
  models: readonly WithoutEquipment<Model>[],
  getNodesByType: NodePluginArgs["getNodesByType"],
): readonly Model[] {
  const equipment = new Map(getNodesByType("Version").map((node) => [node["versionId"], node["equipment"]]));
  return models.map((model) => ({
    ...model,
    versions: model.versions.map((version) => ({ ...version, equipment: equipment.get(version.versionId) })),
  })) as unknown as readonly Model[];
}
