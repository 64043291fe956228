import { currentPrice, isReduced } from "./current-price";
import { formatPrice } from "../../shared/figures/price";

/** The price before a promo, struck through, and announced as such to screen readers. */
export const OldPrice = ({ text }: { text: string }) => (
  <s className="quiet small">
    <span className="visually-hidden">Prix avant promo : </span>
    {text}
  </s>
);

/** A price, preceded by the old price struck through while a promo runs (rule: costs/struck-price). */
export function PriceTag({ price, promo }: { price: number | null; promo?: number | null }) {
  const car = { price, promoPrice: promo || null };
  const current = <strong className="price">{formatPrice(currentPrice(car))}</strong>;
  if (price === null || !isReduced(car)) return current;
  return (
    <span>
      <OldPrice text={formatPrice(price)} /> {current}
    </span>
  );
}
