import type { GatsbyNode } from "gatsby";
import { highest, lowest } from "../extremes";

interface Prices {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}
/** A brand's node as stored: `models` holds the ids of nodes. */
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
 * Resolves a brand's lowest and highest price when a query runs; a page that asks for them then depends on the brand's models. The prices
 * are not stored in the brand's node because nearly every page shows a brand's name: each change of a price would make Gatsby run the
 * queries of all these pages again.
 */
export const resolveBrandPrices: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers }) =>
  createResolvers({ Brand: { priceMin: ofModels("priceMin", lowest), priceMax: ofModels("priceMax", highest) } });
