import type { CreateResolversArgs } from "gatsby";
import { highest, lowest } from "../extremes";

interface Priced {
  readonly status: string;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}
/** A brand's node, which contains the node ids of its models. */
interface BrandNode {
  readonly models: readonly string[];
}
interface Context {
  readonly nodeModel: { getNodesByIds(request: { ids: readonly string[]; type: "Model" }): readonly Priced[] };
}

const ofModels = (field: "priceMin" | "priceMax", pick: (prices: readonly number[]) => number | null) => ({
  resolve: ({ models }: BrandNode, _: unknown, { nodeModel }: Context) =>
    pick(
      nodeModel
        .getNodesByIds({ ids: models, type: "Model" })
        .flatMap((model) => (model.status === "UPCOMING" ? [] : (model[field] ?? []))),
    ),
});

/**
 * Computes a brand's lowest and highest price on sale when a query selects them; the page then depends on the brand's models. They are not stored
 * in the brand's node, because nearly every page shows the name of a brand, and Gatsby would run the queries of all these pages again at each change of price.
 */
export const resolveBrandPrices = ({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void =>
  createResolvers({ Brand: { priceMin: ofModels("priceMin", lowest), priceMax: ofModels("priceMax", highest) } });
