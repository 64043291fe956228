import { isReduced } from "../../costs/price/current-price";

interface BadgedModel {
  /** As the schema names it; of a model on sale nothing is said. */
  readonly status: string;
  readonly energies: readonly string[];
  readonly versions: readonly { readonly price: number | null; readonly promoPrice: number | null }[];
}

const OF_STATUS: Readonly<Record<string, string>> = { UPCOMING: "À venir", ENDING: "Fin de série" };

/** Labels of a model beside its score: that it is not sold yet or no longer made, that a promo makes a price, that it can be had electric. */
export const modelBadges = ({ status, energies, versions }: BadgedModel): readonly string[] => [
  ...(OF_STATUS[status] ? [OF_STATUS[status]] : []),
  ...(versions.some(isReduced) ? ["Promo"] : []),
  ...(energies.includes("Électrique") ? ["Électrique"] : []),
];
