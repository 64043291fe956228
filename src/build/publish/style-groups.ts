import { union, type Vocabulary } from "./vocabulary";

interface Group {
  readonly kinds: readonly string[];
  readonly words: Vocabulary;
  readonly css: string;
  /** Its text, rule by rule. */
  readonly rules: ReadonlySet<string>;
}

/**
 * One style text for each kind of page, no more than `room` different ones, since the policy names each by its hash.
 * While there are too many, the two kinds that lose least by sharing share.
 * @returns kind → its rules
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

/** Bytes of what one says and the other does not. */
function bytesBeside({ rules }: Group, other: Group): number {
  let bytes = 0;
  for (const rule of rules) if (!other.rules.has(rule)) bytes += rule.length;
  return bytes;
}

/** By what each page of either kind would carry for the other: a sum over their texts, since making the text of every pair took a third of a publication. */
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
