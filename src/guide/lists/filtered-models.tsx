import type { ComponentType } from "react";
import { Filter, filterValue } from "../../shared/ui/filter";
import * as grid from "../../shared/ui/grid.module.css";
import type { ListedAmong } from "../search/list-search";
import { ModelCard } from "./model-card";

interface Props<Model> {
  readonly name: string;
  /** What the page is about that all of them have in common. */
  readonly about?: "brand";
  /** What the page adds to each card, above its price. That of a brand has no room for the heart: its HTML is within a hundred bytes of its budget. */
  readonly More?: ComponentType<{ readonly model: Model }>;
  readonly legend: string;
  readonly options: readonly string[];
  readonly models: readonly ListedAmong<Model>[];
  /** Further models, under a title of their own. */
  readonly others?: { readonly title: string; readonly models: readonly ListedAmong<Model>[] } | null;
  /** @returns the options under which a model is shown */
  readonly optionsOf: (model: Model) => readonly string[];
}

/** Cards of models with the figure that their list is sorted by, and a filter that works without scripts. */
export function FilteredModels<Model extends Queries.ModelCardFragment>({
  models,
  others,
  optionsOf,
  about,
  More,
  ...filter
}: Props<Model>) {
  const cards = (some: Props<Model>["models"]) => (
    <ul className={grid.grid}>
      {some.map((model) => (
        <li key={model.modelId} data-is={filterValue(filter.options, optionsOf(model))}>
          <ModelCard model={model} about={about} least={model.least}>
            {model.figure && <p>{model.figure}</p>}
            {More && <More model={model} />}
          </ModelCard>
        </li>
      ))}
    </ul>
  );
  return (
    <Filter {...filter}>
      {cards(models)}
      {others && (
        <>
          <h2>{others.title}</h2>
          {cards(others.models)}
        </>
      )}
    </Filter>
  );
}
