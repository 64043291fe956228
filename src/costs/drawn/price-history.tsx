import { frenchDate } from "../../shared/dates/dates";
import { formatPrice } from "../../shared/figures/price";
import { Section } from "../../shared/ui/section";
import * as styles from "./price-history.page.module.css";
import { BOX, type DrawnPrices } from "./price-steps";

/** The prices of a car over time, drawn and listed; nothing when the price never changed (rules: market/price-history, costs/new-price-history). */
export function PriceHistory({ title, drawn }: { title: string; drawn: DrawnPrices | null }) {
  if (!drawn) return null;
  const { line, last, prices } = drawn;
  return (
    <Section title={title}>
      <div className={styles.history}>
        <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true" focusable="false">
          <path d={line} />
          <circle cx={last.x} cy={last.y} r="5" />
        </svg>
        <ol>
          {prices.map(({ price, at }) => (
            <li key={at}>
              {`${frenchDate(at)} : `}
              <b className="price">{formatPrice(price)}</b>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
