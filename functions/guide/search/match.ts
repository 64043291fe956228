import { isOneErrorAway, MIN_FORGIVEN } from "../../../src/shared/text/one-error-away";
import { slugify } from "../../../src/shared/text/slug";

/** Words that nobody is looking for: what remains of a text decides, unless nothing remains. */
const OPTIONAL = new Set(
  (
    "de du des le la les un une en et au aux ou pour par sur avec sans dans ma mon mes ta ton sa son ses nos vos ce cette " +
    "je tu il on nous vous qui que quoi quel quelle comment combien est sont faire faut veux cherche chercher avoir pas plus moins cher chere chers cheres bon bonne " +
    "voiture voitures auto autos automobile vehicule vehicules prix neuf neuve neufs neuves senegal"
  ).split(" "),
);
/** More words of a text are not read, so that each costs the same. */
const MAX_WORDS = 12;

/** Words in lower case without accents, letters apart from digits: « C-Élysée » → c elysee, « RAV4 » → rav 4. « 4x4 » is one word. */
export const wordsIn = (text: string): readonly string[] =>
  slugify(text)
    .replace(/(?<!\d)4-?x-?4(?!\d)/g, "quatrexquatre")
    .match(/[a-z]+|\d+/g) ?? [];

/** A row prepared once for searching. */
export interface Prepared<Row> {
  readonly row: Row;
  readonly label: readonly string[];
  /** Letters of the label that are written apart there: « landrover ». */
  readonly joined: readonly string[];
  readonly others: readonly string[];
}

/** Words are of letters or of digits, which sort before letters. */
const isNumber = (word: string) => word < "a";

/** Longer labels are sentences, whose words nobody writes as one. */
const MAX_JOINED = 5;

/** @param words by which the row is found besides its label */
export function prepare<Row>(row: Row, label: string, words: string): Prepared<Row> {
  const own = wordsIn(label);
  const joined = (own.length > MAX_JOINED ? [] : own.slice(1)).flatMap((word, at) => {
    const before = own[at] ?? "";
    return isNumber(word) || isNumber(before) ? [] : [before + word];
  });
  return { row, label: own, joined, others: [...new Set(wordsIn(words))] };
}

/** What a word with a typing error is worth. */
const FORGIVEN = 0.6;

/** How well a typed word is met by one of a row's words: 0 not at all, 1 entirely. Figures are never taken for the beginning of others. */
function nearness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length < 2 || isNumber(typed)) return 0;
  return word.startsWith(typed) ? 0.8 : 0;
}

/** Shorter beginnings of words are too near to each other for a typing error to be forgiven. */
const MIN_BEGINNING = 7;

/** As nearness, of the words of a label, in which a typing error is forgiven. Elsewhere it would take « escape » for a district named Escale. */
function nearnessInLabel(typed: string, word: string): number {
  const near = nearness(typed, word);
  const { length } = typed;
  if (near > 0 || isNumber(typed) || length < MIN_FORGIVEN || word.length < Math.max(MIN_FORGIVEN, length - 1))
    return near;
  // One error leaves one of the first two letters in its place or beside it: most words are told apart by that alone.
  if (typed[0] !== word[0] && typed[1] !== word[1] && typed[0] !== word[1] && typed[1] !== word[0]) return 0;
  const beginnings = length < MIN_BEGINNING ? [] : [-1, 0, 1].map((more) => word.slice(0, length + more));
  return [word, ...beginnings].some((one) => isOneErrorAway(one, typed)) ? FORGIVEN : 0;
}

const nearest = (typed: string, words: readonly string[], of = nearness) =>
  words.reduce((best, word) => Math.max(best, of(typed, word)), 0);

/** A typed text, read once. */
export interface Asked {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}
export function readAsked(search: string): Asked {
  const words = [...new Set(wordsIn(search))].sort().slice(0, MAX_WORDS);
  const needed = words.filter((word) => !OPTIONAL.has(word) && (word.length > 1 || isNumber(word)));
  return needed.length > 0
    ? { needed, optional: words.filter((word) => !needed.includes(word)) }
    : { needed: words, optional: [] };
}

/** What a row has of a text. */
export interface Match<Row> {
  readonly row: Row;
  /** Of the needed words: 0 none, 1 all. */
  readonly share: number;
  /** Whether one of them is more than a figure, two letters or a guess. */
  readonly isTelling: boolean;
  readonly score: number;
}

/** Words beside the label are worth a little less than those in it. */
const OTHERS = 0.9;

export function matchOf<Row>({ needed, optional }: Asked, { row, label, joined, others }: Prepared<Row>): Match<Row> {
  let [met, isTelling, sum] = [0, false, 0];
  for (const word of needed) {
    const near = Math.max(
      nearest(word, label, nearnessInLabel),
      nearest(word, joined, nearnessInLabel),
      OTHERS * nearest(word, others),
    );
    if (near === 0) continue;
    met += 1;
    sum += near;
    isTelling ||= !isNumber(word) && word.length > 2 && near > FORGIVEN;
  }
  const share = met / needed.length;
  if (met === 0) return { row, share: 0, isTelling, score: 0 };
  const typed = [...needed, ...optional];
  const own = label.filter((word) => word.length > 1 || isNumber(word));
  const covered = own.filter((word) => typed.some((one) => nearness(one, word) > 0)).length / Math.max(1, own.length);
  const more = optional.filter((word) => nearest(word, label) > 0.8 || nearest(word, others) > 0.8).length;
  return { row, share, isTelling, score: sum / needed.length + 0.3 * covered + 0.05 * more };
}

/**
 * The rows that a text may mean, the best first: those with all of its words in any order, or else those with most of them, at least half.
 * Rows that are equally good stay in their order.
 * @param askedOf what is asked of a row
 */
export function found<Row>(askedOf: (row: Row) => Asked, rows: readonly Prepared<Row>[]): readonly Match<Row>[] {
  const all = rows.map((row) => matchOf(askedOf(row.row), row));
  const most = all.reduce((best, { share }) => Math.max(best, share), 0.5);
  return all
    .filter(({ share, isTelling }) => share === most && (share === 1 || isTelling))
    .sort((a, b) => b.score - a.score);
}
