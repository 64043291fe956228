import { graphql } from "gatsby";
import { slugify } from "../../shared/text/slug";
import { routes } from "../../routes";
import { BrandMark } from "../../shared/ui/brand-mark";
import { DealerLines } from "./dealer-lines";
import * as styles from "./dealers-of-brand.module.css";

/** Cards of brands side by side, each with a list of its dealers. */
export function DealersByBrand({ brands }: { brands: readonly Queries.DealersOfBrandFragment[] }) {
  return (
    <div className={styles.wall}>
      {brands.map((brand) => (
        <DealersOfBrand key={brand.brandId} brand={brand} />
      ))}
    </div>
  );
}

function DealersOfBrand({ brand }: { brand: Queries.DealersOfBrandFragment }) {
  return (
    <section className={`card ${styles.brand}`} id={slugify(brand.name)}>
      <h2>
        <a href={routes.brand({ slug: brand.slug, id: brand.brandId })}>
          <BrandMark mark={brand.mark} size={28} />
          {brand.name}
        </a>
      </h2>
      <DealerLines dealers={brand.dealers} />
    </section>
  );
}

export const fragment = graphql`
  fragment DealersOfBrand on Brand {
    brandId
    slug
    name
    ...BrandLogo
    dealers {
      ...DealerLine
    }
  }
`;
