import * as z from "zod/mini";
import type { Keep } from "./list-cache";

/** The most frequent answers are read, up to this many. */
const MAX_ANSWERS = 800;

const counted = z.object({ n: z.int(), label: z.string() });

/** How many ads are online, and how many of them have each answer: filter → stored value → count. */
const onlineAnswers = z.object({
  online: z.int(),
  /** An answer that is not listed has at most this many ads. */
  unlisted: z.int(),
  answers: z.record(z.string(), z.record(z.string(), counted)),
});
export type OnlineAnswers = z.infer<typeof onlineAnswers>;

const row = z.object({ filter: z.string(), answer: z.string(), label: z.string(), n: z.int(), online: z.int() });

export async function readOnlineAnswers(db: D1Database): Promise<OnlineAnswers> {
  const { results } = await db
    .prepare(
      `SELECT filter, answer, label, n, ifnull((SELECT n FROM ads_online), 0) AS online FROM ad_answers WHERE n > 0 ORDER BY n DESC LIMIT ${MAX_ANSWERS}`,
    )
    .all();
  const rows = z.array(row).parse(results);
  const answers: Record<string, Record<string, z.infer<typeof counted>>> = Object.create(null);
  for (const { filter, answer, label, n } of rows) (answers[filter] ??= Object.create(null))[answer] = { n, label };
  return { online: rows[0]?.online ?? 0, unlisted: rows.length < MAX_ANSWERS ? 0 : (rows.at(-1)?.n ?? 0), answers };
}

/** The counts, as they are cached for all that needs them. */
export const onlineOf = (db: D1Database, keep: Keep): Promise<OnlineAnswers> =>
  keep("online", onlineAnswers, () => readOnlineAnswers(db));
