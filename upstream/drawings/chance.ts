/** Deterministic choice: the same seed and key give the same answer on every machine and in any order. */

export const hash = (text: string): number => {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A number in [0, 1) for one named trait of one seed. */
export const vary = (seed: string, key: string): number => hash(`${seed}/${key}`) / 2 ** 32;

/** A number between `low` and `high` for one named trait of one seed. */
export const between = (seed: string, key: string, low: number, high: number): number =>
  low + (high - low) * vary(seed, key);

export const choose = <const T>(seed: string, key: string, list: readonly [T, ...T[]]): T =>
  list[Math.floor(vary(seed, key) * list.length)] ?? list[0];
