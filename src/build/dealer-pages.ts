import { descending } from "../shared/sort/orders";
import { type CreatePages, template } from "./create-page";

/** Number of models on the page of a dealer. */
const MODELS = 4;

interface Model {
  readonly modelId: number;
  readonly reviewCount: number;
}
interface Dealer {
  readonly dealerId: number;
  readonly path: string;
  readonly brands: readonly { readonly models: readonly Model[] }[];
}
/** The result is typed by hand, as in pages.ts. */
interface Answer {
  readonly allDealer: { readonly nodes: readonly Dealer[] };
}

const QUERY = /* GraphQL */ `
  query Dealers {
    allDealer(sort: { dealerId: ASC }) {
      nodes {
        dealerId
        path
        brands {
          models {
            modelId
            reviewCount
          }
        }
      }
    }
  }
`;

/**
 * Chooses the models that the page of a dealer shows: the most reviewed one of each brand, then the next ones. No price decides, so that a changed price only
 * changes the pages that show it.
 */
export function modelsShown({ brands }: Pick<Dealer, "brands">): readonly number[] {
  const shelves = brands.map(({ models }) =>
    models.toSorted((a, b) => descending<Model>(({ reviewCount }) => reviewCount)(a, b) || a.modelId - b.modelId),
  );
  const longest = Math.max(0, ...shelves.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => shelves.flatMap((shelf) => shelf[turn]?.modelId ?? []))
    .flat()
    .slice(0, MODELS);
}

/** Creates the page of each dealer (rule: guide/dealer-page). */
export async function createDealerPages({ graphql, actions, reporter }: Parameters<CreatePages>[0]): Promise<void> {
  const { data, errors } = await graphql<Answer>(QUERY);
  if (errors || !data) {
    reporter.panicOnBuild("Les concessionnaires n’ont pas pu être énumérés.", errors);
    return;
  }
  for (const dealer of data.allDealer.nodes)
    actions.createPage({
      path: dealer.path,
      component: template("dealer"),
      context: { dealerId: dealer.dealerId, modelIds: modelsShown(dealer) },
    });
}
