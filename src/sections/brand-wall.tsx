import { filterValue, Filter } from "../ui/filter";
import { BrandTile } from "./brand-tile";
import * as styles from "./brand-wall.module.css";

/** All brands, A to Z. With `origins`, native chips keep those of one origin. */
export function BrandWall({ brands, origins }: { brands: readonly Queries.BrandTileFragment[]; origins?: readonly (string | null)[] }) {
  const options = [...new Set(origins?.filter((origin) => origin !== null) ?? [])].sort((a, b) => a.localeCompare(b, "fr"));
  return (
    <Filter name="origine" legend="Origine de la marque" options={options}>
      <ul className={styles.wall}>
        {brands.map((brand, index) => {
          const origin = origins?.[index];
          return (
            <li key={brand.brandId} data-filter={filterValue(options, origin ? [origin] : [])}>
              <BrandTile brand={brand} />
            </li>
          );
        })}
      </ul>
    </Filter>
  );
}
