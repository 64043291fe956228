import { nfd } from "../../contract/shared/normal-form";

/** Normalises a letter for searching: lower case without accents; spaces and hyphens become empty. */
const fold = (letter: string) =>
  nfd(letter)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** A piece of a text; `match` is true for the searched part. */
export interface Piece {
  readonly text: string;
  readonly match: boolean;
}

/**
 * Splits a text around the searched words: « rav 4 » in « Toyota RAV4 ».
 * @returns pieces that together form the text; a single piece when the words do not occur
 */
export function marked(text: string, search: string): readonly Piece[] {
  const letters = [...text].map((letter) => ({ letter, folded: fold(letter) }));
  const wanted = [...search].map(fold).join("");
  const folded = letters.map((letter) => letter.folded).join("");
  const from = wanted === "" ? -1 : folded.indexOf(wanted);
  if (from === -1) return [{ text, match: false }];
  let passed = 0;
  let [start, end] = [letters.length, 0];
  for (const [index, letter] of letters.entries()) {
    const next = passed + letter.folded.length;
    if (next > from && passed < from + wanted.length) {
      start = Math.min(start, index);
      end = index + 1;
    }
    passed = next;
  }
  const piece = (a: number, b: number, match: boolean) => ({
    text: letters
      .slice(a, b)
      .map(({ letter }) => letter)
      .join(""),
    match,
  });
  return [piece(0, start, false), piece(start, end, true), piece(end, letters.length, false)].filter(
    ({ text: content }) => content !== "",
  );
}
