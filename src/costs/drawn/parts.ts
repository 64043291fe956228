import { tenths } from "../../shared/figures/tenths";
import { type Line, total } from "../rules/lines";

/** Place of an amount on a bar, in percent of its length with one decimal. */
interface Part {
  readonly from: number;
  readonly width: number;
}

/**
 * Puts the amounts of lines one after the other on a bar. Each part begins where the one before ends, whatever was rounded.
 * @param whole amount that the whole bar stands for; their sum by default
 */
export function partsOf(lines: readonly Pick<Line, "amount">[], whole = total(lines)): readonly Part[] {
  const at = (amount: number) => (whole > 0 ? tenths((amount / whole) * 100) : 0);
  let before = 0;
  return lines.map(({ amount }) => {
    const from = at(before);
    before += amount;
    return { from, width: tenths(at(before) - from) };
  });
}

const NAMED = 2;

/** Names the largest parts of a cost: « Surtout\u00a0: énergie (52\u00a0%), assurance au tiers (20\u00a0%). » Empty where nothing costs. */
export function largestParts(lines: readonly Line[]): string {
  const sum = total(lines);
  const named = lines
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount)
    .slice(0, NAMED)
    .map(
      ({ label, amount }) =>
        `${label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())} (${Math.round((amount / sum) * 100)}\u00a0%)`,
    );
  return named.length === 0 ? "" : `Surtout\u00a0: ${named.join(", ")}.`;
}
