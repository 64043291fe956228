import * as grid from "../../shared/ui/grid.module.css";
import { ModelCard } from "./model-card";

interface Props<Model> {
  readonly models: readonly Model[];
  /** Label over the picture of a model, instead of that of its status. */
  readonly tagOf?: (model: Model) => string | undefined;
}

/** A grid further down on its page. */
export function ModelGrid<Model extends Queries.ModelCardFragment>({ models, tagOf }: Props<Model>) {
  return (
    <ul className={grid.grid}>
      {models.map((model) => (
        <li key={model.modelId}>
          <ModelCard model={model} tag={tagOf?.(model)} />
        </li>
      ))}
    </ul>
  );
}
