import * as grid from "../../shared/ui/grid.module.css";
import { ModelCard } from "./model-card";

/** How many cards a phone shows at once below a short heading. */
const FIRST_VIEW = 4;

/** `soon`: the grid opens its page, so its first pictures are in the first view. */
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
