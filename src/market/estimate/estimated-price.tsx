import type { Estimate } from "../../contract/market/estimate";
import { frenchSpaces } from "../../contract/shared/french-spaces";
import { formatPrice } from "../../shared/figures/price";
import { PriceRange } from "./price-range";
import * as styles from "./estimated-price.page.module.css";

/** One price, its range below it, then how many ads it comes from and how sure it is (rule: market/estimate). @param of what the price is of */
export function EstimatedPrice({ of, estimate }: { of: string; estimate: Estimate }) {
  return (
    <div className={styles.estimated}>
      <p className="quiet">{frenchSpaces(of)}</p>
      <p className={`price ${styles.price}`}>{formatPrice(estimate.value)}</p>
      <PriceRange
        price={estimate.value}
        estimate={estimate}
        more=" Un prix demandé n’est pas encore un prix de vente."
      />
    </div>
  );
}
