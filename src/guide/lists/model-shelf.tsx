import { graphql } from "gatsby";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { type Sorts, sortNamed } from "../search/engine/sorts";
import { figureRange } from "../../shared/figures/figures";
import { alphabetical, compareNames } from "../../shared/text/names";
import { ascending } from "../../shared/sort/orders";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import { carsStatus, foundAmong, ListSearch } from "../search/list-search";
import { FilteredModels } from "./filtered-models";
import * as styles from "./model-shelf.page.module.css";

type Model = Queries.ModelCardFragment & Queries.ModelRowFragment;
const ELECTRIC = "Électrique";

const held = (model: Model) => [model.bodyType, ...(model.energies.includes(ELECTRIC) ? [ELECTRIC] : [])];

const ORDERS: Sorts = [
  sortNamed("prix_asc"),
  sortNamed("prix_desc"),
  { value: "nom", label: "Nom A-Z", compare: alphabetical<IndexedCar>(({ model }) => model.name) },
  sortNamed("nouveaute"),
  sortNamed("note_desc"),
];

interface Props {
  brand: { readonly slug: string; readonly name: string };
  models: readonly Model[];
}

/** Models of a brand, cheapest first, with filters and sort orders, as cards and, unfolded at the line of their number, as a table. */
export function ModelShelf({ brand, models }: Props) {
  const sorted = [...models].sort(ascending(({ priceMin }) => priceMin));
  const options = [...new Set(sorted.flatMap(held))].sort(compareNames);
  return (
    <>
      <h2 className="visually-hidden">{`Les modèles ${brand.name}, prix et versions`}</h2>
      <ListSearch
        path={brand.slug}
        load={async () =>
          (await import("../search/cars-among")).carsAmong(({ model }) => model.brand.slug === brand.slug, ORDERS)
        }
        sorts={ORDERS}
        parts={["carrosserie", "energie", "budget", "boite"]}
        wider={`marque=${brand.slug}`}
        statusOf={carsStatus(models)}
        nothing={`Aucune ${brand.name} ne correspond.`}
        beside={<ModelTable models={sorted} />}
      >
        {(results) => (
          <FilteredModels
            name="carrosserie"
            about="brand"
            legend="Carrosserie"
            options={options}
            models={foundAmong(sorted, results)}
            optionsOf={held}
          />
        )}
      </ListSearch>
    </>
  );
}

/** All models of a brand in a table. */
const ModelTable = ({ models }: Pick<Props, "models">) => (
  <details className={styles.table}>
    <summary>En tableau</summary>
    <div className="scroll-x" tabIndex={0} role="region" aria-label="Tableau des modèles">
      <table>
        <thead>
          <tr>
            <th scope="col">Modèle</th>
            <th scope="col">Carrosserie</th>
            <th scope="col">Énergie</th>
            <th scope="col">Puissance</th>
            <th scope="col">Dès</th>
            <th scope="col">Jusqu’à</th>
          </tr>
        </thead>
        <tbody>
          {models.map((model) => (
            <tr key={model.modelId}>
              <th scope="row">
                <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>{model.name}</a>
              </th>
              <td>{model.bodyType}</td>
              <td>{model.energies.join(", ")}</td>
              <td>
                {figureRange(
                  model.versions.map(({ power }) => power),
                  "ch",
                )}
              </td>
              <td className="price">{formatPrice(model.priceMin)}</td>
              <td className="price">{formatPrice(model.priceMax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

export const fragment = graphql`
  fragment ModelRow on Model {
    priceMax
    versions {
      power
    }
  }
`;
