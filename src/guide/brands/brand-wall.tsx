import { alphabetical } from "../../shared/text/names";
import { BrandTile } from "./brand-tile";
import * as styles from "./brand-wall.page.module.css";

/** Grid of brands from A to Z. */
export function BrandWall({ brands }: { brands: readonly Queries.BrandTileFragment[] }) {
  return (
    <ul className={styles.wall}>
      {[...brands].sort(alphabetical(({ name }) => name)).map((brand) => (
        <li key={brand.brandId}>
          <BrandTile brand={brand} />
        </li>
      ))}
    </ul>
  );
}
