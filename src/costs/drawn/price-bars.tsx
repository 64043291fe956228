import { formatPrice } from "../../shared/figures/price";
import * as styles from "./price-bars.page.module.css";

interface Row {
  /** « 3 ans », « 12 mars 2026 » */
  readonly label: string;
  /** Francs. */
  readonly price: number;
  /** How the price is written, where it is an estimate. */
  readonly text?: string;
}

/** Prices one under the other, each beside its bar; the longest bar is the highest price. */
export function PriceBars({ rows }: { rows: readonly Row[] }) {
  const highest = Math.max(...rows.map(({ price }) => price));
  return (
    <ol className={styles.bars}>
      {rows.map(({ label, price, text = formatPrice(price) }) => (
        <li key={label}>
          <span>{label}</span>
          <svg height="10" aria-hidden="true">
            <rect width={`${Math.round((price / highest) * 100)}%`} height="10" rx="3" />
          </svg>
          <b className="price">{text}</b>
        </li>
      ))}
    </ol>
  );
}
