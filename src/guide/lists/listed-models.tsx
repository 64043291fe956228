import { KeepModel } from "../kept/keep-on-card";
import * as grid from "../../shared/ui/grid.module.css";
import * as list from "./even.page.module.css";
import { Consumption } from "./consumption";
import type { ListedModel } from "./listed-model";
import { ModelCard } from "./model-card";

interface Props {
  /** In the list's order. */
  rows: readonly ListedModel[];
  models: readonly Queries.ModelCardFragment[];
  /** What the page is about that all of them have in common. */
  about?: "body" | undefined;
}

/** Models with versions that belong to a list; prices refer to those versions only, and « dès » is said of none that has a cheaper version elsewhere (rule: guide/car-lists). */
export function ListedModels({ rows, models, about }: Props) {
  const byId = new Map(models.map((model) => [model.modelId, model]));
  return (
    <ul className={`${grid.grid} ${list.even}`}>
      {rows.map(({ modelId, from, cheapestId, isPromo, power, consumption }) => {
        const model = byId.get(modelId);
        return (
          model && (
            <li key={modelId}>
              <ModelCard
                model={{ ...model, priceMin: from, priceMinIsPromo: isPromo, cheapestId }}
                least={model.priceMin}
                about={about}
                facts={power}
              >
                <Consumption of={consumption} />
                <KeepModel model={{ ...model, cheapestId }} />
              </ModelCard>
            </li>
          )
        );
      })}
    </ul>
  );
}
