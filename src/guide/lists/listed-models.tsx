import { count } from "../../shared/figures/figures";
import * as grid from "../../shared/ui/grid.module.css";
import { ModelCard } from "./model-card";

/** What a list says of one of its models: how many of its versions belong there, and the lowest price among those. */
export interface ListedModel {
  readonly modelId: number;
  readonly versions: number;
  readonly from: number | null;
  /** The version that has it, which « Comparer » takes. */
  readonly cheapestId: number;
}

interface Props {
  /** In the list's order. */
  rows: readonly ListedModel[];
  models: readonly Queries.ModelCardFragment[];
}

/** How many cards a phone shows at once. */
const FIRST_VIEW = 4;

/** Models of which some versions belong to a list: prices and counts are those versions'. */
export function ListedModels({ rows, models }: Props) {
  const byId = new Map(models.map((model) => [model.modelId, model]));
  return (
    <ul className={grid.grid}>
      {rows.map(({ modelId, versions, from, cheapestId }, index) => {
        const model = byId.get(modelId);
        return (
          model && (
            <li key={modelId}>
              <ModelCard model={{ ...model, priceMin: from, cheapestId }} soon={index < FIRST_VIEW}>
                <p className="small quiet">{count(versions, "version")}</p>
              </ModelCard>
            </li>
          )
        );
      })}
    </ul>
  );
}
