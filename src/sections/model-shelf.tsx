import { graphql } from "gatsby";
import { Sorted } from "../features/sort/sorted";
import { figureRange } from "../lib/figures";
import { alphabetical, ascending, descending, type Order } from "../lib/orders";
import { formatPrice } from "../lib/price";
import { routes } from "../routes";
import { Filter, filterValue } from "../ui/filter";
import * as grid from "../ui/grid.module.css";
import { ModelCard } from "./model-card";
import * as styles from "./model-shelf.module.css";

type Model = Queries.ModelCardFragment & Queries.ModelRowFragment;
const ELECTRIC = "Électrique";

const held = (model: Model) => [model.bodyType, ...(model.energies.includes(ELECTRIC) ? [ELECTRIC] : [])];

const ORDERS: readonly Order<Model>[] = [
  { label: "Prix croissant", compare: ascending(({ priceMin }) => priceMin) },
  { label: "Prix décroissant", compare: descending(({ priceMax }) => priceMax) },
  { label: "Nom A-Z", compare: alphabetical(({ name }) => name) },
  { label: "Nouveautés", compare: descending(({ launchDate }) => (launchDate ? Date.parse(launchDate) : null)) },
  { label: "Mieux notés", compare: descending(({ ownerScore }) => ownerScore) },
];

/** A brand's models, cheapest first, filtered by body type; the same ones as a table. */
export function ModelShelf({ models, name }: { models: readonly Model[]; name: string }) {
  const sorted = [...models].sort(ascending(({ priceMin }) => priceMin));
  const options = [...new Set(sorted.flatMap(held))].sort((a, b) => a.localeCompare(b, "fr"));
  return (
    <>
      <Filter name={name} legend="Carrosserie" options={options}>
        <Sorted items={models} orders={ORDERS}>
          {(shown) => (
            <ul className={grid.grid}>
              {shown.map((model, index) => (
                <li key={model.modelId} data-is={filterValue(options, held(model))}>
                  <ModelCard model={model} soon={index < 4} />
                </li>
              ))}
            </ul>
          )}
        </Sorted>
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
                <th scope="col">Puissance</th>
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
                  <td>{figureRange(model.versions.map(({ power }) => power), "ch")}</td>
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
    launchDate
    versions {
      power
    }
  }
`;
