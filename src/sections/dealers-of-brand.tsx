import { graphql } from "gatsby";
import { slugify } from "../lib/slug";
import { routes } from "../routes";
import * as styles from "./dealers-of-brand.module.css";

/** One brand's dealers as lines; their cards stand in the directory. */
export function DealersOfBrand({ brand }: { brand: Queries.DealersOfBrandFragment }) {
  return (
    <section className={styles.brand} id={slugify(brand.name)}>
      <h2>
        <a href={routes.brand({ slug: brand.slug, id: brand.brandId })}>{brand.name}</a>
      </h2>
      <ul>
        {brand.dealers.map((dealer) => (
          <li key={dealer.dealerId}>
            <a href={`${routes.dealers}#${dealer.slug}`}>{dealer.name}</a>
            <span className="quiet">{[dealer.district, dealer.city].filter((part, index, all) => part && all.indexOf(part) === index).join(", ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment DealersOfBrand on Brand {
    brandId
    slug
    name
    dealers {
      dealerId
      slug
      name
      district
      city
    }
  }
`;
