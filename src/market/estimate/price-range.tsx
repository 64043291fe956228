import type { Estimate } from "../../contract/market/estimate";
import { estimateWords } from "./estimate-words";
import * as styles from "./price-range.page.module.css";

/** The bar shows so much of the range on either side of it, as shares of its width. */
const BESIDE = 1;

/** Where a price lies among those of similar cars, drawn and in words (rule: market/price-bar). */
export function PriceRange({ price, estimate }: { price: number; estimate: Estimate }) {
  const { low, high } = estimate;
  const width = Math.max(1, high - low);
  const from = low - BESIDE * width;
  const at = (value: number) =>
    Math.round(Math.min(98, Math.max(2, ((value - from) / (width * (1 + 2 * BESIDE))) * 100)) * 10) / 10;
  const { range, basis } = estimateWords(estimate);
  return (
    <figure className={styles.range}>
      <svg height="22" aria-hidden="true" focusable="false">
        <rect className={styles.all} y="7" height="8" rx="4" />
        <rect className={styles.half} x={`${at(low)}%`} y="7" width={`${at(high) - at(low)}%`} height="8" />
        <circle className={styles.own} cx={`${at(price)}%`} cy="11" r="8" />
      </svg>
      <figcaption className="quiet small">{`${range} ${basis}.`}</figcaption>
    </figure>
  );
}
