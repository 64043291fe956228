import { readWords } from "../../../shared/sentence/sentence";
import { BOUND_KEYS, CHOICE_KEYS, type Filters, NO_FILTER, type Options, withBound } from "./filters";
import { bounded, brandRules, chosen, RULES } from "./sentence-rules";

/** Result of reading a sentence: filters, with the remaining words in `q`. */
export interface Sentence {
  readonly filters: Filters;
  /** Parts that became filters, as typed. */
  readonly understood: readonly string[];
  /** Filler words: « je cherche une ». */
  readonly passedOver: readonly string[];
}

/**
 * Converts a plain sentence to filters (rule: guide/search-sentence): « suv diesel 7 places moins de 25 millions ». Words that are not understood remain
 * in `q` and are searched in names.
 */
export function readSentence(typed: string, options: Options): Sentence {
  const { state, rest, ...parts } = readWords(typed, [...RULES, ...brandRules(options)], options, NO_FILTER);
  return { filters: { ...state, q: rest }, ...parts };
}

const merged = (base: Filters, added: Filters): Filters => {
  const choices = CHOICE_KEYS.reduce(
    (filters, key) => (added.choices[key] ? chosen(key, added.choices[key])(filters) : filters),
    base,
  );
  return BOUND_KEYS.reduce(
    (filters, key) => (added.bounds[key] === undefined ? filters : bounded(key, added.bounds[key])(filters)),
    choices,
  );
};

/** Adds the filters of a sentence to existing ones; its prices and words replace the previous ones. */
export function withSentence(filters: Filters, { filters: added }: Sentence): Filters {
  const { prix_min: low, prix_max: high } = added.bounds;
  const withoutPrice =
    low === undefined && high === undefined
      ? filters
      : withBound(withBound(filters, "prix_min", null), "prix_max", null);
  return { ...merged(withoutPrice, added), q: added.q };
}
