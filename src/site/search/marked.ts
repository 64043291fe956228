import { nfd } from "../../contract/shared/normal-form";

/** A letter as it is searched for: no accent, lower case; spaces and hyphens are nothing. */
const fold = (letter: string) =>
  nfd(letter)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** A piece of a text; `match` where it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly match: boolean;
}

/**
 * Splits a text around what was searched for: « rav 4 » in « Toyota RAV4 ».
 * @returns pieces that together are the text; one that does not match where the words are not in it
 */
export function marked(text: string, search: string): readonly Piece[] {
  const letters = [...text].map((letter) => ({ letter, folded: fold(letter) }));
  const wanted = [...search].map(fold).join("");
  const folded = letters.map((one) => one.folded).join("");
  const from = wanted === "" ? -1 : folded.indexOf(wanted);
  if (from === -1) return [{ text, match: false }];
  let passed = 0;
  let [start, end] = [letters.length, 0];
  for (const [index, one] of letters.entries()) {
    const next = passed + one.folded.length;
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
    (one) => one.text !== "",
  );
}
