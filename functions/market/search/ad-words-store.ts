import * as z from "zod/mini";
import { slugify } from "../../../src/shared/text/slug";
import { YEAR } from "../names/keys";

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;
/** Words are also looked for joined, so that « rav 4 » finds RAV4 and « cx5 » finds CX-5. Shorter texts would be found in the middle of any name. */
const MIN_JOINED = 3;
/** The index has this many letters of joined words. The condition looks at the others. */
const MAX_INDEXED = 60;

/** The words of a search as slugs. @returns joined: all words as one, or null when that is too short (MIN_JOINED) */
function wordsOf(q: string): { readonly words: readonly string[]; readonly joined: string | null } {
  const words = slugify(q)
    .split("-")
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
  const joined = words.join("");
  return { words, joined: joined.length < MIN_JOINED ? null : joined };
}

/** Requires that each word begins a word of the brand, the model or the version, or is the year; or that the name contains all words joined. */
export function wordsSql(q: string): {
  readonly sql: string;
  readonly values: readonly (string | number)[];
} {
  const { words, joined } = wordsOf(q);
  if (words.length === 0) return { sql: "0", values: [] };
  const each = words.map((word) =>
    YEAR.test(word)
      ? { sql: "(instr(words, ?) > 0 OR year = ?)", values: [` ${word}`, Number(word)] }
      : { sql: "instr(words, ?) > 0", values: [` ${word}`] },
  );
  const all = { sql: `(${each.map(({ sql }) => sql).join(" AND ")})`, values: each.flatMap(({ values }) => values) };
  return joined === null
    ? all
    : { sql: `(${all.sql} OR instr(replace(words, ' ', ''), ?) > 0)`, values: [...all.values, joined] };
}

/** A string of SQLite's full-text language. In quotes nothing has a meaning there, whatever a visitor types. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The same demand as `wordsSql`, for the index of words (functions/migrations/0016_ad_words.sql). */
export function matchOf(q: string): string {
  const { words, joined } = wordsOf(q);
  const each = words.map((word) => {
    const begun = `words : ${quoted(word)} *`;
    return YEAR.test(word) ? `(${begun} OR year : ${quoted(word)})` : begun;
  });
  const all = `(${each.join(" AND ")})`;
  if (words.length === 0) return quoted("");
  return joined === null ? all : `${all} OR joined : ${quoted(joined.slice(0, MAX_INDEXED))} *`;
}

const counted = z.object({ n: z.int() });

/** How many ads words find, counted up to one more than `most`. */
export async function countNamed(db: D1Database, q: string, most: number): Promise<number> {
  const { results } = await db
    .prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ad_words WHERE ad_words MATCH ? LIMIT ${most + 1})`)
    .bind(matchOf(q))
    .all();
  return z.array(counted).parse(results)[0]?.n ?? 0;
}
