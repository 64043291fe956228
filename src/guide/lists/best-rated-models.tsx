import { MIN_REVIEWS } from "../reviews/ratings";
import { bestRated } from "./best-rated";
import { ModelGrid } from "./model-grid";

interface Props {
  models: readonly Queries.ModelCardFragment[];
  most: number;
}

/** The models rated best by owners, with the basis of the ranking. */
export const BestRatedModels = ({ models, most }: Props) => (
  <>
    <ModelGrid models={bestRated(models, most)} />
    <p className="small quiet">{`Au moins ${MIN_REVIEWS} avis par modèle\u00a0; classés par leur moyenne, pondérée par le nombre d’avis.`}</p>
  </>
);
