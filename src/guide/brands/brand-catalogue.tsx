import { graphql } from "gatsby";
import { Sorted } from "../../shared/sort/sorted";
import { alphabetical, compareNames } from "../../shared/text/names";
import { ascending, descending, type Order } from "../../shared/sort/orders";
import { Filter, filterValue } from "../../shared/ui/filter";
import { BrandTile } from "./brand-tile";
import * as styles from "./brand-wall.page.module.css";

type Brand = Queries.CatalogueBrandFragment;

const byName = alphabetical<Brand>(({ name }) => name);
const byModels = descending<Brand>(({ models }) => models.length);
const ORDERS: readonly Order<Brand>[] = [
  { label: "Plus de modèles", compare: (a, b) => byModels(a, b) || byName(a, b) },
  { label: "Nom A-Z", compare: byName },
  { label: "Prix croissant", compare: ascending(({ priceMin }) => priceMin) },
];

/** All brands, those with most models first, with native radio chips that filter them by origin. */
export function BrandCatalogue({ brands }: { brands: readonly Brand[] }) {
  const origins = [...new Set(brands.flatMap(({ origin }) => origin ?? []))].sort(compareNames);
  return (
    <Sorted items={brands} orders={ORDERS}>
      {(sorted) => (
        <Filter name="origine" legend="Origine de la marque" plain options={origins} all="Toutes">
          <ul className={styles.wall}>
            {sorted.map((brand) => (
              <li key={brand.brandId} data-is={filterValue(origins, brand.origin ? [brand.origin] : [])}>
                <BrandTile brand={brand} />
              </li>
            ))}
          </ul>
        </Filter>
      )}
    </Sorted>
  );
}

export const fragment = graphql`
  fragment CatalogueBrand on Brand {
    origin
    ...BrandTile
  }
`;
