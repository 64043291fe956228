import { nfc, nfd } from "../../../contract/shared/normal-form";
import { BOUND_KEYS, CHOICE_KEYS, type Filters, NO_FILTER, type Options, withBound } from "./filters";
import { bounded, brandRules, chosen, type Rule, RULES } from "./sentence-rules";

/** Result of reading a sentence: filters, with the remaining words in `q`. */
export interface Sentence {
  readonly filters: Filters;
  /** Parts that became filters, as typed. */
  readonly understood: readonly string[];
  /** Filler words: « je cherche une ». */
  readonly passedOver: readonly string[];
}

const FILLERS = new Set(
  "je cherche veux voudrais un une de des du la le les au à avec et ou en pour voiture voitures vehicule vehicules neuve neuves neuf neufs cher chere pas".split(
    " ",
  ),
);

/** Converts to lower case without accents, keeping the position of each character. */
const folded = (text: string) =>
  [...text]
    .map((sign) => {
      const bare = nfd(sign).replace(/\p{M}/gu, "").toLowerCase();
      return bare.length === sign.length ? bare : sign;
    })
    .join("");

const WORD = /[^\s,;:!?()«»"]+/y;
const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Reads the sentence once. The remaining words become adjacent, so another reading may understand more. */
function readOnce(
  typed: string,
  rules: readonly Rule[],
  options: Options,
): { filters: Filters; left: string[]; understood: string[]; passedOver: string[] } {
  const text = folded(typed);
  let filters = NO_FILTER;
  const [left, understood, passedOver]: [string[], string[], string[]] = [[], [], []];
  for (let at = 0; at < text.length; ) {
    const word = matchAt(WORD, text, at);
    if (!word) {
      at += 1;
      continue;
    }
    let taken = 0;
    for (const { pattern, read } of rules) {
      const match = matchAt(pattern, text, at);
      const change = match && match[0] !== "" ? read(match, options) : null;
      if (!match || !change) continue;
      filters = change(filters);
      taken = match[0].length;
      break;
    }
    const piece = typed.slice(at, at + (taken || word[0].length));
    (taken ? understood : FILLERS.has(word[0]) || piece === "à" ? passedOver : left).push(piece);
    at += taken || word[0].length;
  }
  return { filters, left, understood, passedOver };
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

/**
 * Converts a plain sentence to filters (rule: guide/search-sentence): « suv diesel 7 places moins de 25 millions ». Words that are not understood remain
 * in `q` and are searched in names.
 */
export function readSentence(typed: string, options: Options): Sentence {
  const rules = [...RULES, ...brandRules(options)];
  let filters = NO_FILTER;
  let q = nfc(typed).replace(/\s+/g, " ").trim();
  const [understood, passedOver]: [string[], string[]] = [[], []];
  for (let before = ""; q !== before; ) {
    before = q;
    const once = readOnce(q, rules, options);
    filters = merged(filters, once.filters);
    understood.push(...once.understood);
    passedOver.push(...once.passedOver);
    q = once.left.join(" ");
  }
  return { filters: { ...filters, q }, understood, passedOver };
}

/** Adds the filters of a sentence to existing ones; its prices and words replace the previous ones. */
export function withSentence(filters: Filters, { filters: added }: Sentence): Filters {
  const { prix_min: low, prix_max: high } = added.bounds;
  const withoutPrice =
    low === undefined && high === undefined
      ? filters
      : withBound(withBound(filters, "prix_min", null), "prix_max", null);
  return { ...merged(withoutPrice, added), q: added.q };
}
