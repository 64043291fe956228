import * as z from "zod/mini";
import { ONLINE } from "./ad-where-store";

/** SQL of the photo of a model's newest ad that is online and no wreck: what the model looks like. @param key SQL of the model's key, never what somebody typed */
export const newestCover = (key: string) =>
  `(SELECT cover FROM ads WHERE ads.model_key = ${key} AND ${ONLINE} AND condition <> 'accidente' AND cover IS NOT NULL ORDER BY published_at DESC, n DESC LIMIT 1)`;

const row = z.object({ model: z.string(), cover: z.string() });

/** Model key → the hash of that photo, of those models that have one. */
export async function newestCovers(db: D1Database, models: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT model, cover FROM (SELECT value AS model, ${newestCover("value")} AS cover FROM json_each(?)) WHERE cover IS NOT NULL`,
    )
    .bind(JSON.stringify(models))
    .all();
  return new Map(
    z
      .array(row)
      .parse(results)
      .map(({ model, cover }) => [model, cover]),
  );
}
