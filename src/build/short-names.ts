const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Blockers of advertising hide whatever has such a class. */
const HIDDEN = /^ad/i;

/** Names of one letter, then of two, always in this order. Classes and custom properties will not be more. */
export function* shortNames(): Generator<string, never> {
  yield* LETTERS;
  for (const first of LETTERS) for (const second of LETTERS) if (!HIDDEN.test(first + second)) yield first + second;
  throw new Error("There are more names than two letters can make.");
}
