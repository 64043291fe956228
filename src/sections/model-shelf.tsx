import { graphql } from "gatsby";
import { formatPrice } from "../lib/price";
import { routes } from "../routes";
import { Filter, filterValue } from "../ui/filter";
import * as grid from "../ui/grid.module.css";
import { ModelCard } from "./model-card";
import * as styles from "./model-shelf.module.css";

type Model = Queries.ModelCardFragment & Queries.ModelRowFragment;
const ELECTRIC = "Électrique";

const held = (model: Model) => [model.bodyType, ...(model.energies.includes(ELECTRIC) ? [ELECTRIC] : [])];

/** A brand's models, cheapest first, filtered by body type; the same ones as a table. */
export function ModelShelf({ models, name }: { models: readonly Model[]; name: string }) {
  const sorted = [...models].sort((a, b) => (a.priceMin ?? Infinity) - (b.priceMin ?? Infinity));
  const options = [...new Set(sorted.flatMap(held))].sort((a, b) => a.localeCompare(b, "fr"));
  return (
    <>
      <Filter name={name} legend="Carrosserie" options={options}>
        <ul className={grid.grid}>
          {sorted.map((model, index) => (
            <li key={model.modelId} data-filter={filterValue(options, held(model))}>
              <ModelCard model={model} soon={index < 4} />
            </li>
          ))}
        </ul>
      </Filter>
      <details className={styles.table}>
        <summary className="button plain">Voir en tableau</summary>
        <div className="scroll-x" tabIndex={0} role="region" aria-label="Tableau des modèles">
          <table>
            <thead>
              <tr>
                <th scope="col">Modèle</th>
                <th scope="col">Carrosserie</th>
                <th scope="col">Énergie</th>
                <th scope="col">Prix mini</th>
                <th scope="col">Prix maxi</th>
              </tr>
            </thead>
            <tbody>
              {sorted.map((model) => (
                <tr key={model.modelId}>
                  <th scope="row">
                    <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>{model.name}</a>
                  </th>
                  <td>{model.bodyType}</td>
                  <td>{model.energies.join(", ")}</td>
                  <td className="price">{formatPrice(model.priceMin)}</td>
                  <td className="price">{formatPrice(model.priceMax)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

export const fragment = graphql`
  fragment ModelRow on Model {
    priceMax
  }
`;
