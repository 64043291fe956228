import { graphql } from "gatsby";
import { count } from "../../shared/figures/figures";
import { alphabetical, compareNames } from "../../shared/text/names";
import { routes } from "../../routes";
import { slugify } from "../../shared/text/slug";
import * as styles from "./model-index.page.module.css";

type Model = Queries.IndexModelFragment;

interface Props<Listed extends Model> {
  models: readonly Listed[];
  /** Returns the group of a model; null leaves the model out. */
  groupOf: (model: Listed) => string | null;
}

/** Index of models in folded groups, which works without scripts. */
export function ModelIndex<Listed extends Model>({ models, groupOf }: Props<Listed>) {
  const names = [...new Set(models.flatMap((model) => groupOf(model) ?? []))].sort(compareNames);
  return (
    <div className={styles.index}>
      {names.map((name) => {
        const inside = models
          .filter((model) => groupOf(model) === name)
          .sort(alphabetical(({ brand, name: model }) => `${brand.name} ${model}`));
        return inside.length === 0 ? null : (
          <details key={name} className="card">
            <summary>
              <b>{name}</b>
              <span className="small quiet">{count(inside.length, "modèle")}</span>
            </summary>
            <ul id={slugify(name)}>
              {inside.map((model) => (
                <li key={model.modelId}>
                  <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
                    {model.brand.name} {model.name}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

export const fragment = graphql`
  fragment IndexModel on Model {
    modelId
    slug
    name
    bodyType
    energies
    brand {
      slug
      name
    }
  }
`;
