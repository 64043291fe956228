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

/** Share of a cost in percent under which a part would be a sliver on its bar. */
export const LEAST_DRAWN = 4;

/** The lines that a bar draws as one part, because each alone would be a sliver; none where there is only one of them. */
export function sliversOf(lines: readonly Line[]): ReadonlySet<Line> {
  const least = (total(lines) * LEAST_DRAWN) / 100;
  const small = lines.filter(({ amount }) => amount > 0 && amount < least);
  return new Set(small.length > 1 ? small : []);
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
