import * as grid from "../../shared/ui/grid.module.css";
import { ModelCard } from "./model-card";

/** A grid further down on its page. */
export function ModelGrid({ models }: { models: readonly Queries.ModelCardFragment[] }) {
  return (
    <ul className={grid.grid}>
      {models.map((model) => (
        <li key={model.modelId}>
          <ModelCard model={model} />
        </li>
      ))}
    </ul>
  );
}
