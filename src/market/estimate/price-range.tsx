import { CERTAINTIES, type Estimate } from "../../contract/market/estimate";
import { count } from "../../shared/figures/figures";
import { millions } from "../../shared/figures/millions";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import * as styles from "./price-range.page.module.css";

/** The bar shows so much of the range on either side of it, as shares of its width. */
const BESIDE = 1;
/** Where the middle of a price can stand for all of it to be seen, in hundredths of the bar. */
const WHOLE_TEXT = { from: 8, to: 92 } as const;
/** So far from the ends of the range, which are named outside it, stands the name of the estimate. */
const INSIDE = 8;

/** Where a price lies among those of similar cars, drawn and in words (rule: market/price-bar). @param more what else is said of it */
export function PriceRange({ price, estimate, more = "" }: { price: number; estimate: Estimate; more?: string }) {
  const { n, low, value: middle, high, certainty } = estimate;
  const isMarked = price !== middle && low < high;
  const width = Math.max(1, high - low);
  const from = low - BESIDE * width;
  const at = (value: number) =>
    Math.round(Math.min(98, Math.max(2, ((value - from) / (width * (1 + 2 * BESIDE))) * 100)) * 10) / 10;
  return (
    <figure className={styles.range}>
      <svg height="54" aria-hidden="true">
        <rect className={styles.all} y="24" height="8" rx="4" />
        <rect className={styles.half} x={`${at(low)}%`} y="24" width={`${at(high) - at(low)}%`} height="8" />
        {isMarked && <rect x={`${at(middle)}%`} y="18" width="2" height="20" fill="currentColor" />}
        <circle className={styles.own} cx={`${at(price)}%`} cy="28" r="8" />
        <text x={`${Math.min(WHOLE_TEXT.to, Math.max(WHOLE_TEXT.from, at(price)))}%`} y="13">
          {millions(price)}
        </text>
        <text x={`${at(low)}%`} y="51" textAnchor="end">
          {millions(low)}
        </text>
        {isMarked && (
          <text x={`${Math.min(at(high) - INSIDE, Math.max(at(low) + INSIDE, at(middle)))}%`} y="51">
            {millions(middle)}
          </text>
        )}
        <text x={`${at(high)}%`} y="51" textAnchor="start">
          {millions(high)}
        </text>
      </svg>
      <figcaption className="quiet small">
        {`La moitié des annonces semblables demande entre ${groupDigits(low)} et ${formatPrice(high)}. D’après ${count(n, "annonce")} de ce modèle, à deux ans près\u00a0: ${CERTAINTIES[certainty]}.${more}`}
      </figcaption>
    </figure>
  );
}
