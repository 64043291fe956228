import { graphql } from "gatsby";
import { formatPrice } from "../../shared/figures/price";
import { alphabetical } from "../../shared/text/names";
import { routes } from "../../routes";

/** The brands that a dealer sells, each with its page and its lowest price (rule: guide/dealer-page). */
export function DealerBrands({ brands }: { brands: readonly Queries.DealerBrandFragment[] }) {
  return (
    <ul className="row">
      {brands.toSorted(alphabetical(({ name }) => name)).map((brand) => (
        <li key={brand.brandId}>
          <a className="chip" href={routes.brand({ slug: brand.slug, id: brand.brandId })}>
            {brand.name}{" "}
            <small className="quiet">{brand.priceMin ? `dès ${formatPrice(brand.priceMin)}` : "prix à venir"}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment DealerBrand on Brand {
    brandId
    slug
    name
    priceMin
  }
`;
