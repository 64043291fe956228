import * as grid from "../../shared/ui/grid.module.css";
import { ModelCard } from "./model-card";
import { FIRST_VIEW } from "../../shared/ui/picture";

/** @param soon whether the grid is at the top of its page, so that its first pictures are in the first view */
export function ModelGrid({ models, soon = false }: { models: readonly Queries.ModelCardFragment[]; soon?: boolean }) {
  return (
    <ul className={grid.grid}>
      {models.map((model, index) => (
        <li key={model.modelId}>
          <ModelCard model={model} soon={soon && index < FIRST_VIEW} />
        </li>
      ))}
    </ul>
  );
}
