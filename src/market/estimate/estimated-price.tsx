import type { Estimate } from "../../contract/market/estimate";
import { frenchSpaces } from "../../contract/shared/french-spaces";
import { estimateWords } from "./estimate-words";
import * as styles from "./estimated-price.page.module.css";

/** One price, its range in words below it, then how many ads it comes from and how sure it is (rule: market/estimate). @param of what the price is of */
export function EstimatedPrice({ of, estimate }: { of: string; estimate: Estimate }) {
  const { value, range, basis } = estimateWords(estimate);
  return (
    <div className={styles.estimated}>
      <p className="quiet">{frenchSpaces(of)}</p>
      <p className={`price ${styles.price}`}>{value}</p>
      <p>{range}</p>
      <p className="quiet small">{`${basis}. Un prix demandé n’est pas encore un prix de vente.`}</p>
    </div>
  );
}
