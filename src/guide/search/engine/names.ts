import { nfd } from "../../../contract/shared/normal-form";

/** Splits a text into words in lower case without accents, separating letters from digits: « C-Elysée 1.2 » → c elysee 1 2, « RAV4 » → rav 4. */
export const wordsOf = (text: string): readonly string[] =>
  nfd(text)
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .match(/[a-z]+|\d+/g) ?? [];

/** A name prepared for searching words, whatever their spacing. */
export interface Name {
  readonly letters: string;
  /** Positions where words begin, and the end of the last one. */
  readonly edges: ReadonlySet<number>;
}

export function nameOf(text: string): Name {
  const words = wordsOf(text);
  const edges = new Set([0]);
  let end = 0;
  for (const word of words) edges.add((end += word.length));
  return { letters: words.join(""), edges };
}

/** Whether joined words begin at a word of the name; numbers must match completely: « 20 » does not match « 208 ». */
function standsIn({ letters, edges }: Name, run: string): boolean {
  const whole = /\d$/.test(run);
  for (let at = letters.indexOf(run); at !== -1; at = letters.indexOf(run, at + 1))
    if (edges.has(at) && (!whole || edges.has(at + run.length))) return true;
  return false;
}

/**
 * Whether a name contains all words, in any order; adjacent words may be written as one: « rav 4 » = RAV4, « cx5 » = CX-5, « c elysee » = C-Elysée
 * (rule: guide/search-words). A single letter or digit matches only together with an adjacent word, unless it is the only word. An empty list of words
 * matches no name.
 */
export function holds(name: Name, words: readonly string[]): boolean {
  const fits = (from: number): boolean => {
    if (from === words.length) return true;
    for (let to = words.length; to > from; to--) {
      const run = words.slice(from, to).join("");
      if ((run.length > 1 || words.length === 1) && standsIn(name, run) && fits(to)) return true;
    }
    return false;
  };
  return words.length > 0 && fits(0);
}
