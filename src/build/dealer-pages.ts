import { descending } from "../shared/sort/orders";
import { type CreatePage, template } from "./create-page";

/** Number of models, and of promos, on the page of a dealer. */
const MODELS = 4;
const PROMOS = 4;

interface Model {
  readonly modelId: number;
  readonly reviewCount: number;
}

export interface PagedDealer {
  readonly dealerId: number;
  readonly path: string;
  readonly brands: readonly { readonly brandId: number }[];
}

/**
 * Chooses the models that the page of a dealer shows, of the models of each of its brands: the most reviewed one of each brand, then the next ones. No price decides, so that a changed price only
 * changes the pages that show it.
 */
export function modelsShown(brands: readonly (readonly Model[])[]): readonly number[] {
  const shelves = brands.map((models) =>
    models.toSorted((a, b) => descending<Model>(({ reviewCount }) => reviewCount)(a, b) || a.modelId - b.modelId),
  );
  const longest = Math.max(0, ...shelves.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => shelves.flatMap((shelf) => shelf[turn]?.modelId ?? []))
    .flat()
    .slice(0, MODELS);
}

/**
 * Creates the page of each dealer (rule: guide/dealer-page).
 * @param ofBrand brand id → its models
 * @param promoIdsOf gives the ids of the running promos of a dealer, the first to end first
 */
export function createDealerPages(
  createPage: CreatePage,
  dealers: readonly PagedDealer[],
  ofBrand: ReadonlyMap<number, readonly Model[]>,
  promoIdsOf: (dealerId: number, most: number) => readonly number[],
): void {
  for (const { dealerId, path, brands } of dealers)
    createPage({
      path,
      component: template("dealer"),
      context: {
        dealerId,
        modelIds: modelsShown(brands.map(({ brandId }) => ofBrand.get(brandId) ?? [])),
        promoIds: promoIdsOf(dealerId, PROMOS),
      },
    });
}
