import type { ComponentProps } from "react";
import { MIN_REVIEWS } from "../reviews/ratings";
import { bestRated } from "./best-rated";
import { ModelGrid } from "./model-grid";

interface Props<Model extends Queries.ModelCardFragment> extends Pick<ComponentProps<typeof ModelGrid<Model>>, "More"> {
  models: readonly Model[];
  most: number;
}

/** The models rated best by owners, with the basis of the ranking. */
export const BestRatedModels = <Model extends Queries.ModelCardFragment>({ models, most, More }: Props<Model>) => (
  <>
    <ModelGrid models={bestRated(models, most)} More={More} />
    <p className="small quiet">{`Au moins ${MIN_REVIEWS} avis par modèle\u00a0; classés par leur moyenne, pondérée par le nombre d’avis.`}</p>
  </>
);
