import { currentPrice, isReduced } from "../../costs/price/current-price";
import { formatPrice } from "../../shared/figures/price";
import { ascending } from "../../shared/sort/orders";

interface BadgedModel {
  /** As the schema names it. */
  readonly status: string;
  readonly energies: readonly string[];
  readonly versions: readonly { readonly price: number | null; readonly promoPrice: number | null }[];
}

/** What cards and pages of models say of a status; nothing of a model on sale. */
export const STATUS_WORDS: Readonly<Record<string, string>> = { UPCOMING: "À venir", ENDING: "Fin de série" };

/** Whether a model is not sold yet, so that no list starts at its price. */
export const isComing = ({ status }: { readonly status: string }) => status === "UPCOMING";

/** « Promo −1.500.000 FCA » where the lowest price is a promo’s, « Promo » where another one is; null without. */
function promoBadge(versions: BadgedModel["versions"]): string | null {
  const [cheapest] = [...versions].sort(ascending(currentPrice));
  if (cheapest?.price && cheapest.promoPrice && isReduced(cheapest))
    return `Promo −${formatPrice(cheapest.price - cheapest.promoPrice)}`;
  return versions.some(isReduced) ? "Promo" : null;
}

/** Labels of a model beside its score: that it is not sold yet or no longer made, that a promo makes a price, that it can be had electric. */
export const modelBadges = ({ status, energies, versions }: BadgedModel): readonly string[] =>
  [STATUS_WORDS[status], promoBadge(versions), energies.includes("Électrique") ? "Électrique" : null].flatMap(
    (badge) => badge ?? [],
  );
