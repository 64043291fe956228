import type { ComponentType } from "react";
import { Filter, filterValue } from "../../shared/ui/filter";
import * as grid from "../../shared/ui/grid.module.css";
import type { ListedAmong } from "../search/list-search";
import { ModelCard } from "./model-card";

interface Props<Model> {
  readonly name: string;
  /** What the page is about that all of them have in common. */
  readonly about?: "brand";
  /** What the page adds to each card, under its price. That of a brand has no room for the heart: its HTML is within a hundred bytes of its budget. */
  readonly More?: ComponentType<{ readonly model: Model }>;
  readonly legend: string;
  readonly options: readonly string[];
  readonly models: readonly ListedAmong<Model>[];
  /** @returns the options under which a model is shown */
  readonly optionsOf: (model: Model) => readonly string[];
}

/** Cards of models with the figure that their list is sorted by, and a filter that works without scripts. */
export const FilteredModels = <Model extends Queries.ModelCardFragment>({
  models,
  optionsOf,
  about,
  More,
  ...filter
}: Props<Model>) => (
  <Filter {...filter}>
    <ul className={grid.grid}>
      {models.map((model) => (
        <li key={model.modelId} data-is={filterValue(filter.options, optionsOf(model))}>
          <ModelCard model={model} about={about} least={model.least} under={More && <More model={model} />}>
            {model.figure && <p>{model.figure}</p>}
          </ModelCard>
        </li>
      ))}
    </ul>
  </Filter>
);
