import type { AdDetail } from "../../contract/market/ad";
import { frenchDate } from "../../shared/dates/dates";
import { formatPrice } from "../../shared/figures/price";
import { Section } from "../../shared/ui/section";
import * as styles from "./price-history.page.module.css";
import { BOX, priceSteps } from "./price-steps";

/** The prices of an ad since its publication, drawn and listed; nothing when the price never changed (rule: market/price-history). */
export function PriceHistory({ history }: { history: AdDetail["price_history"] }) {
  if (history.length < 2) return null;
  const { line, last } = priceSteps(history);
  return (
    <Section title="Le prix depuis sa publication">
      <div className={styles.history}>
        <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
          <path d={line} />
          <circle cx={last.x} cy={last.y} r="5" />
        </svg>
        <ol>
          {history.map(({ price, at }) => (
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
