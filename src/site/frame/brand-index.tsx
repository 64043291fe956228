import { graphql } from "gatsby";
import { routes } from "../../routes";
import { count } from "../../shared/figures/figures";
import * as styles from "./brand-index.module.css";

/**
 * Brands with their models, in columns; a list higher than 200 px scrolls (rule: site/footer-brands). On phones it is closed, because it is longer than
 * most pages.
 */
export function BrandIndex({ brands }: { brands: readonly Queries.BrandIndexEntryFragment[] }) {
  return (
    <section aria-labelledby="marques-et-modeles">
      <h2 className={styles.title} id="marques-et-modeles">
        Liste des marques et modèles disponibles au Sénégal
      </h2>
      <details className={styles.list}>
        <summary>
          <b>Voir les marques et modèles</b>
        </summary>
        <div className={styles.masonry}>
          {brands.map((brand) => (
            <section key={brand.brandId} className={styles.brand}>
              <h3>
                <a href={routes.brand({ slug: brand.slug, id: brand.brandId })}>{brand.name}</a>
              </h3>
              <p className="small quiet">{count(brand.models.length, "modèle")}</p>
              <ul aria-label={`Modèles ${brand.name}`}>
                {brand.models.map((model) => (
                  <li key={model.modelId}>
                    <a href={routes.model(brand.slug, { id: model.modelId, slug: model.slug })}>{model.name}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </section>
  );
}

export const fragment = graphql`
  fragment BrandIndexEntry on MenuBrand {
    brandId
    slug
    name
    models {
      modelId
      slug
      name
    }
  }
`;
