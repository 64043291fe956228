import * as z from "zod/mini";
import type { ModelFit } from "../estimate/model-fit";
import { readFit } from "../estimate/estimates-store";
import { newestCover } from "../search/newest-cover-store";

const row = z.object({ model_key: z.string(), brand_key: z.string(), fit: z.string(), cover: z.nullable(z.string()) });

export interface EstimatedModel {
  /** « toyota-rav4 » */
  readonly model: string;
  readonly brand: string;
  readonly fit: ModelFit;
  /** Hash of the photo of an ad that is online. */
  readonly cover: string | null;
}

/** The models that are estimated, by their keys. @param brand the key of their brand; null for all brands */
export async function estimatedModels(db: D1Database, brand: string | null): Promise<readonly EstimatedModel[]> {
  const { results } = await db
    .prepare(
      `SELECT model_key, brand_key, fit, ${newestCover("estimates.model_key")} AS cover FROM estimates WHERE fit IS NOT NULL AND (?1 IS NULL OR brand_key = ?1) ORDER BY model_key`,
    )
    .bind(brand)
    .all();
  return z
    .array(row)
    .parse(results)
    .map(({ model_key, brand_key, fit, cover }) => ({ model: model_key, brand: brand_key, fit: readFit(fit), cover }));
}

const keyRow = z.object({ model: z.string(), brand: z.string() });

/** The keys of all models that are estimated, with those of their brands. */
export async function estimatedKeys(db: D1Database): Promise<readonly z.infer<typeof keyRow>[]> {
  const { results } = await db
    .prepare("SELECT model_key AS model, brand_key AS brand FROM estimates WHERE fit IS NOT NULL ORDER BY model_key")
    .all();
  return z.array(keyRow).parse(results);
}

/** The key of the brand of a model that is estimated; null for any other model. */
export async function estimatedBrand(db: D1Database, model: string): Promise<string | null> {
  const { results } = await db
    .prepare("SELECT model_key AS model, brand_key AS brand FROM estimates WHERE model_key = ? AND fit IS NOT NULL")
    .bind(model)
    .all();
  return z.array(keyRow).parse(results)[0]?.brand ?? null;
}

const trendRow = z.object({ month: z.string(), value: z.int() });

/** What a car of a year was estimated at in each month, the oldest first. */
export async function trendOf(
  db: D1Database,
  model: string,
  year: number,
): Promise<readonly z.infer<typeof trendRow>[]> {
  const { results } = await db
    .prepare(
      "SELECT month, value FROM (SELECT month, value FROM estimate_history WHERE model_key = ? AND year = ? ORDER BY month DESC LIMIT 24) ORDER BY month",
    )
    .bind(model, year)
    .all();
  return z.array(trendRow).parse(results);
}
