import type { ComponentType } from "react";
import * as grid from "../../shared/ui/grid.module.css";
import { ModelCard } from "./model-card";

interface Props<Model> {
  readonly models: readonly Model[];
  /** Label over the picture of a model, instead of that of its status. */
  readonly tagOf?: (model: Model) => string | undefined;
  /** What the page adds to each card, such as the heart, for which not every page has room in its budget. */
  readonly More?: ComponentType<{ readonly model: Model }> | undefined;
}

/** A grid further down on its page. */
export function ModelGrid<Model extends Queries.ModelCardFragment>({ models, tagOf, More }: Props<Model>) {
  return (
    <ul className={grid.grid}>
      {models.map((model) => (
        <li key={model.modelId}>
          <ModelCard model={model} tag={tagOf?.(model)}>
            {More && <More model={model} />}
          </ModelCard>
        </li>
      ))}
    </ul>
  );
}
