import type { Suggestion, UsedSuggestion } from "../../../src/contract/guide/suggestion";
import { FOUND_KINDS, type FoundGroup, type FoundKind, type FoundRow } from "../../../src/contract/site/found";
import { foundRow } from "../../../src/site/search/found-row";
import { type Asked, found, matchOf, prepare, readAsked } from "./match";
import { nameIn } from "./name-in";
import { pageOf, type SearchIndex } from "./search-index";

export interface Sources {
  /** Rows of api.php. */
  readonly data: readonly Suggestion[];
  readonly used: readonly UsedSuggestion[];
  readonly index: SearchIndex | null;
}

/** What a kind is ahead of the others by, where rows match equally well: someone who writes « crédit » is about to calculate. */
const AHEAD: Readonly<Partial<Record<FoundKind, number>>> = {
  tool: 0.25,
  cars: 0.06,
  guide: 0.05,
  page: -0.05,
  dealer: -0.3,
  news: -0.5,
};

/** api.php has its own way of matching, so a row of it that has none of the words is a good one too. */
const UNKNOWN_SCORE = 0.5;

interface Scored extends FoundRow {
  readonly kind: FoundKind;
  readonly score: number;
}

function scored(asked: Asked, kind: FoundKind, row: FoundRow) {
  const { share, score } = matchOf(asked, prepare(row, row.label, ""));
  return { ...row, kind, score: (score || UNKNOWN_SCORE) + (AHEAD[kind] ?? 0), isWhole: share === 1 };
}

/** The rows of api.php with the figures that the index knows, then those of the index alone. */
function merged(
  given: readonly Scored[],
  indexed: readonly (Scored & { readonly page: string })[],
  figures: SearchIndex["figures"] | undefined,
): readonly Scored[] {
  const known = new Set(given.map(({ path }) => pageOf(path)));
  return [
    ...given.map((row) => ({ ...row, figure: row.figure ?? figures?.get(pageOf(row.path)) ?? null })),
    ...indexed.filter(({ page }) => !known.has(page)),
  ];
}

interface ScoredGroup {
  readonly kind: FoundKind;
  readonly rows: readonly Scored[];
  readonly more: boolean;
  readonly score: number;
}

/** What a dealer is found by is seldom in its name: the brand that was named is said of it. */
function soldBy({ needed }: Asked, index: SearchIndex): (row: FoundRow) => FoundRow {
  const brand = index.rows.find(
    ({ row, label }) => row.kind === "brand" && label.every((word) => needed.includes(word)),
  );
  if (!brand) return (row) => row;
  const sellers = new Set(
    index.rows.flatMap(({ row, others }) =>
      row.kind === "dealer" && brand.label.every((word) => others.includes(word)) ? row.path : [],
    ),
  );
  return (row) => (sellers.has(row.path) ? { ...row, brand: brand.row.label } : row);
}

/** Models stand before used cars, and these before news (rule: site/suggestion-links): the better of them brings those before it along. */
const IN_ORDER: readonly FoundKind[] = ["model", "used", "news"];

function ordered(groups: readonly ScoredGroup[]): readonly ScoredGroup[] {
  const scoreOf = ({ kind, score }: ScoredGroup) => {
    const at = IN_ORDER.indexOf(kind);
    const later = at === -1 ? [] : IN_ORDER.slice(at);
    return Math.max(score, ...groups.filter((group) => later.includes(group.kind)).map((group) => group.score));
  };
  // The sort is stable: groups that are equally good stay in the order of FOUND_KINDS.
  return groups
    .map((group) => ({ group, score: scoreOf(group) }))
    .sort((a, b) => b.score - a.score)
    .map(({ group }) => group);
}

/** Models as they are asked for, of a text that names a brand and nothing else: those of which most owners wrote come first, and not those with the lowest number. */
function byReviews(asked: Asked, index: SearchIndex | null): (rows: readonly Scored[]) => readonly Scored[] {
  const isBrandAlone = index?.rows.some((row) => row.row.kind === "brand" && matchOf(asked, row).share === 1);
  if (!index || !isBrandAlone) return (rows) => rows;
  const placeOf = ({ path }: Scored) => index.places.get(pageOf(path)) ?? index.places.size;
  return (rows) => [...rows].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * All that answers a text, by kind, the kind with the best row first (rule: site/found-groups).
 * @param most rows of the index in one group; those of api.php and of used cars are limited by themselves
 */
export function foundGroups(search: string, { data, used, index }: Sources, most: number): readonly FoundGroup[] {
  const asked = readAsked(search);
  const name = readAsked(nameIn(search));
  const askedOf = ({ kind }: { readonly kind: FoundKind }) => (kind === "brand" || kind === "model" ? name : asked);
  const matches = index ? found(askedOf, index.rows) : [];
  const given = [...data, ...used].map((one) => scored(asked, one.type, foundRow(one)));
  const inOrder = byReviews(name, index);
  const isAnswered = given.some(({ isWhole }) => isWhole);
  const groups = FOUND_KINDS.flatMap((kind): readonly ScoredGroup[] => {
    const own = given.filter((row) => row.kind === kind);
    const indexed = matches
      .filter(({ row, share }) => row.kind === kind && (share === 1 || !isAnswered))
      .map(({ row, score }) => ({ ...row, score: score + row.ahead + (AHEAD[kind] ?? 0) }))
      .sort((a, b) => b.score - a.score);
    const both = merged(own, indexed, index?.figures);
    const all = kind === "model" ? inOrder(both) : both;
    const rows = all.slice(0, Math.max(most, own.length));
    const more = rows.length < all.length;
    return rows.length === 0 ? [] : [{ kind, rows, more, score: Math.max(...rows.map(({ score }) => score)) }];
  });
  const withBrand = index ? soldBy(name, index) : (row: FoundRow) => row;
  return ordered(groups).map(({ kind, rows, more }) => ({
    kind,
    rows: rows.map(({ label, path, figure, mark }) => withBrand({ label, path, figure, ...(mark && { mark }) })),
    ...(more && { more }),
  }));
}
