import { formatPrice } from "../lib/price";

/** A price, with the old one struck before it while a promo runs. */
export function PriceTag({ price, promo }: { price: number | null; promo?: number | null }) {
  if (promo && price && promo < price)
    return (
      <span>
        <s className="quiet small">
          <span className="visually-hidden">Prix avant promo : </span>
          {formatPrice(price)}
        </s>{" "}
        <strong className="price">{formatPrice(promo)}</strong>
      </span>
    );
  return <strong className="price">{formatPrice(price)}</strong>;
}
