import type { DeskLead } from "../../contract/messages/lead-desk";
import { parsePriceRange } from "../../contract/shared/price-text";
import { formatPrice, formatPriceRange } from "../../shared/figures/price";
import { ownValue } from "../../shared/text/own-value";
import { BUDGET_LABELS, CHANNEL_LABELS, CONDITION_LABELS, MOMENT_LABELS, PAYMENT_LABELS } from "../leads/lead-answers";

const REQUEST_LABELS = { offres: "Des offres", devis: "Un devis", essai: "Un essai" } as const;

/** The label of a key; a key that this release does not know is shown as it is. */
const wordOf = (labels: Readonly<Record<string, string>>, key: string): string => ownValue(labels, key) ?? key;

/** A band of the budget, or the visitor's own amount: « jusqu’à 6.500.000 FCA ». */
export function budgetWords(budget: string): string {
  const label = ownValue<string>(BUDGET_LABELS, budget);
  const range = parsePriceRange(budget);
  if (label || !range) return label ?? budget;
  if (range.max === null) return `dès ${formatPrice(range.min)}`;
  return range.min === 0 ? `jusqu’à ${formatPrice(range.max)}` : formatPriceRange(range.min, range.max);
}

/** The answers of a request in the words of its form. */
export const leadWords = ({ channel, moment, request, condition, payment }: DeskLead) => ({
  channel: wordOf(CHANNEL_LABELS, channel),
  moment: wordOf(MOMENT_LABELS, moment),
  request: wordOf(REQUEST_LABELS, request),
  condition: wordOf(CONDITION_LABELS, condition),
  payment: wordOf(PAYMENT_LABELS, payment),
});
