import type { CreateResolversArgs } from "gatsby";
import { nodeIdOf } from "../node-id";

interface Context {
  readonly nodeModel: { getNodesByIds(request: { ids: readonly string[]; type: string }): readonly object[] };
}

/**
 * Adds `modelsByIds(ids: [1, 2])` and its siblings: the nodes with these ids of `api.php`, in this order, without those that do not exist.
 * A page whose query filters `allModel` runs it again when any model changes; by these fields it depends on the nodes that it shows.
 */
export function resolveByIds({
  createResolvers,
  createNodeId,
}: Pick<CreateResolversArgs, "createResolvers" | "createNodeId">): void {
  const idOf = nodeIdOf(createNodeId);
  const byIds = (type: string) => ({
    type: `[${type}!]!`,
    args: { ids: "[Int!]!" },
    description: "In the order of `ids`, which are those of `api.php`; an id without a node is left out.",
    resolve: (_: unknown, { ids }: { ids: readonly number[] }, { nodeModel }: Context) =>
      nodeModel.getNodesByIds({ ids: ids.map((id) => idOf(type, id)), type }),
  });
  createResolvers({
    Query: {
      modelsByIds: byIds("Model"),
      versionsByIds: byIds("Version"),
      reviewsByIds: byIds("Review"),
      articlesByIds: byIds("Article"),
      promosByIds: byIds("Promo"),
    },
  });
}
