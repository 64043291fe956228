import { MIN_REVIEWS } from "../reviews/ratings";
import { bestRated } from "./best-rated";
import { ModelGrid } from "./model-grid";

interface Props {
  models: readonly Queries.ModelCardFragment[];
  most: number;
  /** Whether they open their page. */
  soon?: boolean;
}

/** The models that owners rate best, and what that is counted from. */
export const BestRatedModels = ({ models, most, soon = false }: Props) => (
  <>
    <ModelGrid models={bestRated(models, most)} soon={soon} />
    <p className="small quiet">{`Au moins ${MIN_REVIEWS} avis par modèle\u00a0; classés par leur moyenne, pondérée par le nombre d’avis.`}</p>
  </>
);
