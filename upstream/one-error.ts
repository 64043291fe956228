/** Whether one typing error at most tells two texts apart: a letter more, less, other, or two swapped. */
export function oneErrorApart(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (inA.length <= 1 && inB.length <= 1) || (inA.length === 2 && inA === [...inB].reverse().join(""));
}

/** Whether a text begins like another one, but for one typing error. */
export const beginsAlmostLike = (text: string, typed: string): boolean =>
  [-1, 0, 1].some((more) => oneErrorApart(text.slice(0, typed.length + more), typed));
