const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Ad blockers hide elements with such a class. */
const HIDDEN = /^ad/i;

/** Yields the names of one letter, then those of two, always in the same order. They suffice for all classes and custom properties. */
export function* shortNames(): Generator<string, never> {
  yield* LETTERS;
  for (const first of LETTERS) for (const second of LETTERS) if (!HIDDEN.test(first + second)) yield first + second;
  throw new Error("There are more names than two letters can make.");
}
