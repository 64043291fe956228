import { CERTAINTIES, type Estimate } from "../../contract/market/estimate";
import { count } from "../../shared/figures/figures";
import { formatPrice, groupDigits } from "../../shared/figures/price";

/** The sentences of an estimate: its value, the range in which exactly half of such cars are asked for, and how many ads say so. */
export const estimateWords = ({ n, low, value, high, certainty }: Estimate) => ({
  value: formatPrice(value),
  range: `La moitié des annonces semblables demande entre ${groupDigits(low)} et ${formatPrice(high)}.`,
  basis: `D’après ${count(n, "annonce")} de ce modèle, à deux ans près\u00a0: ${CERTAINTIES[certainty]}`,
});
