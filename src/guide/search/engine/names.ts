import { nfd } from "../../../contract/shared/normal-form";

/** Lower case, without accents, letters and figures apart from each other: « C-Elysée 1.2 » → c elysee 1 2, « RAV4 » → rav 4. */
export const wordsOf = (text: string): readonly string[] =>
  nfd(text)
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .match(/[a-z]+|\d+/g) ?? [];

/** A name to look words up in, whatever their spacing. */
export interface Name {
  readonly letters: string;
  /** Where its words begin, and where the last one ends. */
  readonly edges: ReadonlySet<number>;
}

export function nameOf(text: string): Name {
  const words = wordsOf(text);
  const edges = new Set([0]);
  let end = 0;
  for (const word of words) edges.add((end += word.length));
  return { letters: words.join(""), edges };
}

/** Whether some words, written as one, begin at a word of the name; figures must be whole: « 20 » is not in « 208 ». */
function standsIn({ letters, edges }: Name, run: string): boolean {
  const whole = /\d$/.test(run);
  for (let at = letters.indexOf(run); at !== -1; at = letters.indexOf(run, at + 1))
    if (edges.has(at) && (!whole || edges.has(at + run.length))) return true;
  return false;
}

/**
 * Whether a name holds all the words, in any order, each with the ones beside it if that is how the name is written:
 * « rav 4 » = RAV4, « cx5 » = CX-5, « c elysee » = C-Elysée (rule: guide/search-words). A single letter or figure counts only together
 * with a neighbour, or alone. No words are held by no name.
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
