import * as z from "zod/mini";
import { AD_BANDS } from "../../../src/market/search/prices";

/** At most this many brands, models and towns, those with the most ads. */
const MAX_ANSWERS = 2_000;
const answerRow = z.object({ filter: z.enum(["marque", "modele", "ville"]), answer: z.string(), n: z.int() });
export type ListedAnswer = z.infer<typeof answerRow>;

/** Brands, models and towns with so many ads online, those with the most first. */
export async function listedAnswers(db: D1Database, least: number): Promise<readonly ListedAnswer[]> {
  const { results } = await db
    .prepare(
      `SELECT filter, answer, n FROM ad_answers INDEXED BY ad_answers_by_n
       WHERE n > 0 AND n >= ? AND filter IN ('marque', 'modele', 'ville') ORDER BY n DESC, filter, answer LIMIT ${MAX_ANSWERS}`,
    )
    .bind(least)
    .all();
  return z.array(answerRow).parse(results);
}

const yearRow = z.object({ model_key: z.string(), year: z.int() });
export type ListedYear = z.infer<typeof yearRow>;

/** The years of models of which so many ads are online, read from an index alone. @param models whose ads are all read */
export async function listedYears(
  db: D1Database,
  models: readonly string[],
  least: number,
): Promise<readonly ListedYear[]> {
  const { results } = await db
    .prepare(
      `SELECT model_key, year FROM ads INDEXED BY ads_by_model
       WHERE state = 'publiee' AND model_key IN (SELECT value FROM json_each(?)) GROUP BY model_key, year HAVING count(*) >= ?`,
    )
    .bind(JSON.stringify(models), least)
    .all();
  return z.array(yearRow).parse(results);
}

const budgetRow = z.object({ n: z.int() });

/** Slugs of the budgets within which so many ads ask. Counting stops there. */
export async function listedBudgets(db: D1Database, least: number): Promise<readonly string[]> {
  const answers = await db.batch(
    AD_BANDS.map(({ range: [low, high] }) =>
      db
        .prepare(
          "SELECT count(*) AS n FROM (SELECT 1 FROM ads INDEXED BY ads_by_price WHERE state = 'publiee' AND price BETWEEN ? AND ? LIMIT ?)",
        )
        .bind(low ?? 0, high ?? Number.MAX_SAFE_INTEGER, least),
    ),
  );
  return AD_BANDS.flatMap(({ slug }, at) => (budgetRow.parse(answers[at]?.results[0]).n >= least ? slug : []));
}
