import { parseAmount } from "../../contract/shared/price-text";
import { type Rule, rule } from "./sentence";

/** « moins de », « jusqu’à », « budget de » */
export const LESS =
  "(?:a |de |d un |pour )?(?:budget(?: de| max(?:imum)?)?|moins de|moins|maximum|max\\.?|jusqu.?a|sous|pas plus de|en dessous de|inferieure? a|<) ?";
/** « plus de », « à partir de » */
export const MORE = "(?:a |de )?(?:plus de|au moins|a partir de|minimum|min\\.?|au dessus de|superieure? a|>) ?";
/** The number of digits is limited, so that a long row of digits is not matched again from each of its positions. */
const DIGITS = "\\d{1,3}(?:[ .\\u00a0\\u202f]\\d{3}){1,4}|\\d{1,12}(?:[.,]\\d{1,6})?";
/** An amount, as two groups: its digits, and its unit where it has one. */
export const PRICE = `(${DIGITS}) ?(millions?|m)?(?: ?(?:de )?(?:f ?cfa|fca|francs?|cfa|xof|f))?`;
const MIN_PRICE = 500_000;

/** Reads a price; smaller amounts are not prices. @param unit may come from the other amount of a range, as in « 10 à 15 millions » */
function amount(digits: string | undefined, unit: string | undefined): number | null {
  const value = parseAmount(`${digits ?? ""}${unit ? " M" : ""}`.replace(/(\d)\.(\d{1,2}) M/, "$1,$2 M"));
  return value !== null && value >= MIN_PRICE ? value : null;
}

/** Rules for the price of a car. @param bounded sets a bound; of one given twice, the narrower applies */
export function priceRules<State, Options>(
  bounded: (key: "prix_min" | "prix_max", value: number) => (state: State) => State,
): readonly Rule<State, Options>[] {
  const price = (before: string, key: "prix_min" | "prix_max", after = ""): Rule<State, Options> =>
    rule(`${before}${PRICE}${after}`, ([, digits, unit]) => {
      const value = amount(digits, unit);
      return value === null ? null : bounded(key, value);
    });
  /** Rule for a range of prices. Zero means no lower bound: « 0-5000000 » is up to five millions. */
  const range = (before: string, between: string): Rule<State, Options> =>
    rule(`${before}${PRICE}${between}${PRICE}`, ([, low = "", lowUnit, high, highUnit]) => {
      const [from, to] = [/^0+$/.test(low) ? 0 : amount(low, lowUnit ?? highUnit), amount(high, highUnit)];
      if (from === null || to === null || from > to) return null;
      const atMost = bounded("prix_max", to);
      return from === 0 ? atMost : (state) => atMost(bounded("prix_min", from)(state));
    });
  return [
    range("(?:entre|de) ", " (?:et|a) "),
    range("", " ?(?:-|–) ?"),
    range("", " a "),
    price("", "prix_min", "[-–](?= |$)"),
    price(LESS, "prix_max"),
    price(MORE, "prix_min"),
    price("", "prix_min", " (?:minimum|min\\.?|et plus)"),
    price("(?:a |pour )?", "prix_max", "(?: (?:maximum|max\\.?|au plus))?"),
  ];
}
