import { union, type Vocabulary } from "./vocabulary";

interface Group {
  readonly kinds: readonly string[];
  readonly words: Vocabulary;
  readonly css: string;
  /** The CSS text, split into rules. */
  readonly rules: ReadonlySet<string>;
}

interface Join {
  readonly of: readonly [Group, Group];
  readonly whole: Group;
  /** How much heavier it makes the pages of both. */
  readonly cost: number;
}

/** Number of pairs whose merged texts are compared. */
const LIKELY = 12;

/**
 * Computes one style text for each kind of page, with at most `room` different texts, because the policy lists the hash of each.
 * While there are too many, the two groups are merged whose pages it makes least heavy.
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
  const joins = new Map<Group, Map<Group, Join>>();
  const join = (a: Group, b: Group): Join => {
    const known = joins.get(a)?.get(b);
    if (known) return known;
    const whole = groupOf([...a.kinds, ...b.kinds], union(a.words, b.words));
    const joined: Join = { of: [a, b], whole, cost: heavier(a, whole.css.length) + heavier(b, whole.css.length) };
    joins.set(a, (joins.get(a) ?? new Map<Group, Join>()).set(b, joined));
    return joined;
  };
  let groups = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, words]) => groupOf([kind], words));
  while (new Set(groups.map(({ css }) => css)).size > Math.max(1, room)) {
    const [cheapest] = likelyPairs(groups)
      .map(([a, b]) => join(a, b))
      .sort((one, other) => one.cost - other.cost);
    if (!cheapest) throw new Error("no two groups to join");
    groups = [...groups.filter((group) => !cheapest.of.includes(group)), cheapest.whole];
  }
  return new Map(groups.flatMap(({ kinds: names, css }) => names.map((kind) => [kind, css] as const)));
}

/** The weight of a text on a page grows faster than its size: the pages with the most styles are near their budget, and share last. */
const weightOf = (bytes: number) => bytes ** 4;

/** How much heavier the pages of a group are with a text of more bytes, a page for each kind. */
const heavier = ({ css, kinds }: Group, bytes: number) => (weightOf(bytes) - weightOf(css.length)) * kinds.length;

/** Size of the rules that the first group has and the second has not. */
function bytesBeside({ rules }: Group, other: Group): number {
  let bytes = 0;
  for (const rule of rules) if (!other.rules.has(rule)) bytes += rule.length;
  return bytes;
}

/**
 * The pairs whose merging seems to make their pages least heavy, by the rules of both texts: a rule whose selectors are shortened differently looks like another.
 * Computing the merged text of every pair took a third of the time of a publication.
 */
function likelyPairs(groups: readonly Group[]): readonly (readonly [Group, Group])[] {
  return groups
    .flatMap((a, index) =>
      groups.slice(index + 1).flatMap((b) => {
        const cost = heavier(a, a.css.length + bytesBeside(b, a)) + heavier(b, b.css.length + bytesBeside(a, b));
        return a.css === b.css ? [] : [{ pair: [a, b] as const, cost }];
      }),
    )
    .sort((one, other) => one.cost - other.cost)
    .slice(0, LIKELY)
    .map(({ pair }) => pair);
}
