import { vary } from "../../../upstream/drawings/chance";

/** What a seed decides for one edit, by the name of each choice. */
export interface Chance {
  /** A whole number from 0 to below `limit`. */
  readonly below: (choice: string, limit: number) => number;
  readonly of: <T>(choice: string, list: readonly T[]) => T;
}

/** @param number place of the edit, so that the same seed gives other choices to each of them */
export function chanceOf(seed: string, number: number): Chance {
  const below = (choice: string, limit: number) => Math.floor(vary(`${seed}/${number}`, choice) * limit);
  return {
    below,
    of: (choice, list) => {
      const found = list[below(choice, list.length)];
      if (found === undefined) throw new Error(`nothing to choose from for ${choice}`);
      return found;
    },
  };
}

const LONG =
  "Une phrase qu’un rédacteur colle d’un autre document sans la relire, avec ses « guillemets », ses chiffres et ses répétitions. ";

/** What editors write and paste: accents, signs of HTML, two writings of one letter, no-break spaces, signs of two units, a long text. */
const WORDS = [
  "Édition d’été",
  "Cœur naïf « Ngor » – 2,5 ×",
  'R&D <b>1.5</b> "Sport"',
  "e\u0301lite & Co",
  "Téranga\u00a0Plus !",
  "Baobab 🚗",
  "X",
  LONG.trim(),
];
/** Texts that no field may be without. */
export const words = (chance: Chance, choice = "words") => chance.of(choice, WORDS);
/** Texts of a field that may be left empty, in each of the ways in which it is. */
export const wordsOrNone = (chance: Chance, choice = "words") =>
  chance.of<string | null>(choice, [...WORDS, LONG.repeat(12).trim(), null, "", "  "]);
