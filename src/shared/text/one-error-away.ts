/** Shorter words are too near to each other for a typing error to be forgiven. */
export const MIN_FORGIVEN = 5;

/** Whether one letter is wrong, missing, added, or changes places with the next one. */
export function isOneErrorAway(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(at + from);
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2))
  );
}
