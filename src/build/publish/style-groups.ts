import { union, type Vocabulary } from "./vocabulary";

interface Group {
  readonly kinds: readonly string[];
  readonly words: Vocabulary;
  readonly css: string;
  /** The CSS text, split into rules. */
  readonly rules: ReadonlySet<string>;
}

/**
 * Computes one style text for each kind of page, with at most `room` different texts, because the policy lists the hash of each.
 * While there are too many, the two groups whose merging adds the fewest bytes are merged.
 * @returns kind → CSS rules
 */
export function groupStyles(
  kinds: ReadonlyMap<string, Vocabulary>,
  rulesFor: (words: Vocabulary) => string,
  room: number,
): ReadonlyMap<string, string> {
  const groupOf = (names: readonly string[], words: Vocabulary): Group => {
    const css = rulesFor(words);
    return { kinds: names, words, css, rules: new Set(css.split("}")) };
  };
  let groups = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, words]) => groupOf([kind], words));
  while (new Set(groups.map(({ css }) => css)).size > Math.max(1, room)) {
    const [a, b] = cheapestPair(groups);
    groups = [
      ...groups.filter((group) => group !== a && group !== b),
      groupOf([...a.kinds, ...b.kinds], union(a.words, b.words)),
    ];
  }
  return new Map(groups.flatMap(({ kinds: names, css }) => names.map((kind) => [kind, css] as const)));
}

/** Size of the rules that the first group has and the second has not. */
function bytesBeside({ rules }: Group, other: Group): number {
  let bytes = 0;
  for (const rule of rules) if (!other.rules.has(rule)) bytes += rule.length;
  return bytes;
}

/** Finds the pair whose merging adds the fewest bytes to its pages. The cost is estimated from the rules of both texts: computing the merged text of every pair took a third of the time of a publication. */
function cheapestPair(groups: readonly Group[]): readonly [Group, Group] {
  let best: { readonly pair: readonly [Group, Group]; readonly cost: number } | null = null;
  for (const [index, a] of groups.entries())
    for (const b of groups.slice(index + 1)) {
      const cost =
        a.css === b.css
          ? Number.POSITIVE_INFINITY
          : bytesBeside(b, a) * a.kinds.length + bytesBeside(a, b) * b.kinds.length;
      if (!best || cost < best.cost) best = { pair: [a, b], cost };
    }
  if (!best) throw new Error("no two groups to join");
  return best.pair;
}
