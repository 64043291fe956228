import { union, type Vocabulary } from "./vocabulary";

interface Group {
  readonly kinds: readonly string[];
  readonly words: Vocabulary;
  readonly css: string;
}

/**
 * One style text for each kind of page, no more than `room` different ones, since the policy names each by its hash.
 * While there are too many, the two kinds that lose least by sharing share.
 * @returns kind → its rules
 */
export function groupStyles(kinds: ReadonlyMap<string, Vocabulary>, rulesFor: (words: Vocabulary) => string, room: number): ReadonlyMap<string, string> {
  let groups: Group[] = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, words]) => ({ kinds: [kind], words, css: rulesFor(words) }));
  const joined = new Map<string, Group>();
  const join = (a: Group, b: Group): Group => {
    const key = [...a.kinds, ...b.kinds].join();
    const known = joined.get(key);
    if (known) return known;
    const words = union(a.words, b.words);
    const group = { kinds: [...a.kinds, ...b.kinds], words, css: a.css === b.css ? a.css : rulesFor(words) };
    joined.set(key, group);
    return group;
  };
  while (new Set(groups.map(({ css }) => css)).size > Math.max(1, room)) {
    const [a, b] = cheapestPair(groups, join);
    groups = [...groups.filter((group) => group !== a && group !== b), join(a, b)];
  }
  return new Map(groups.flatMap(({ kinds: names, css }) => names.map((kind) => [kind, css] as const)));
}

function cheapestPair(groups: readonly Group[], join: (a: Group, b: Group) => Group): readonly [Group, Group] {
  let best: { readonly pair: readonly [Group, Group]; readonly cost: number } | null = null;
  for (const [index, a] of groups.entries())
    for (const b of groups.slice(index + 1)) {
      const { css } = join(a, b);
      // What each page of either kind carries for the other.
      const cost = a.css === b.css ? Number.POSITIVE_INFINITY : (css.length - a.css.length) * a.kinds.length + (css.length - b.css.length) * b.kinds.length;
      if (!best || cost < best.cost) best = { pair: [a, b], cost };
    }
  if (!best) throw new Error("no two groups to join");
  return best.pair;
}
