import type { GatsbyNode } from "gatsby";
import { highest, lowest } from "../extremes";

interface Prices {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}
/** A brand's node: its models are kept by the ids of their nodes. */
interface BrandNode {
  readonly models: readonly string[];
}
interface Context {
  readonly nodeModel: { getNodesByIds(asked: { ids: readonly string[]; type: "Model" }): readonly Prices[] };
}

const ofModels = (field: keyof Prices, pick: (prices: readonly number[]) => number | null) => ({
  resolve: ({ models }: BrandNode, _: unknown, { nodeModel }: Context) =>
    pick(nodeModel.getNodesByIds({ ids: models, type: "Model" }).flatMap((model) => model[field] ?? [])),
});

/**
 * Counts a brand's lowest and highest price when a query asks for them: a page that does so follows the brand's models. They are no
 * fields of its node, since nearly every page shows the name of a brand, and Gatsby would ask all of these anew at a change of price.
 */
export const resolveBrandPrices: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers }) =>
  createResolvers({ Brand: { priceMin: ofModels("priceMin", lowest), priceMax: ofModels("priceMax", highest) } });
