import { graphql } from "gatsby";
import { useRef } from "react";
import { Sorted } from "../../shared/sort/sorted";
import { alphabetical, compareNames } from "../../shared/text/names";
import { ascending, descending, type Order } from "../../shared/sort/orders";
import { Filter, filterValue } from "../../shared/ui/filter";
import { BrandTile } from "./brand-tile";
import * as styles from "./brand-catalogue.page.module.css";
import * as wall from "./brand-wall.page.module.css";

type Brand = Queries.CatalogueBrandFragment;

const byName = alphabetical<Brand>(({ name }) => name);
const byModels = descending<Brand>(({ models }) => models.length);
const ORDERS: readonly Order<Brand>[] = [
  { label: "Nombre de modèles", compare: (a, b) => byModels(a, b) || byName(a, b) },
  { label: "Nom A-Z", compare: byName },
  { label: "Prix croissant", compare: ascending(({ priceMin }) => priceMin) },
];

/** Number of brands that stand first, four rows of a phone; the others are folded. */
const FIRST = 12;

/** All brands, those with most models first and the others folded, with native radio chips that filter them by origin. An order or an origin that is chosen unfolds them. */
export function BrandCatalogue({ brands }: { brands: readonly Brand[] }) {
  const others = useRef<HTMLDetailsElement>(null);
  const origins = [...new Set(brands.flatMap(({ origin }) => origin ?? []))].sort(compareNames);
  const wallOf = (some: readonly Brand[]) => (
    <ul className={wall.wall}>
      {some.map((brand) => (
        <li key={brand.brandId} data-is={filterValue(origins, brand.origin ? [brand.origin] : [])}>
          <BrandTile brand={brand} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.brands} onChange={() => others.current?.setAttribute("open", "")}>
      <Sorted items={brands} orders={ORDERS}>
        {(sorted) => (
          <Filter name="origine" legend="Origine de la marque" plain options={origins} all="Toutes">
            {wallOf(sorted.slice(0, FIRST))}
            {sorted.length > FIRST && (
              <details ref={others} className={styles.others}>
                <summary className="button plain">
                  {sorted.length > FIRST + 1 ? `Les ${sorted.length - FIRST} autres marques` : "Une autre marque"}
                </summary>
                {wallOf(sorted.slice(FIRST))}
              </details>
            )}
          </Filter>
        )}
      </Sorted>
    </div>
  );
}

export const fragment = graphql`
  fragment CatalogueBrand on Brand {
    origin
    ...BrandTile
  }
`;
