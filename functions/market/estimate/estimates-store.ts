import * as z from "zod/mini";
import { DAY } from "../../../src/shared/dates/day";
import type { Estimate } from "../../../src/contract/market/estimate";
import type { FamilySlopes, Sibling } from "./borrowed-slopes";
import type { ModelFit } from "./model-fit";

/** Closed ads count for so long, at their last price. */
const CLOSED_DAYS = 120;
/** At most this many ads are read in one slice; of one model, these are all that count. */
const MAX_ADS = 5_000;

const vector = z.array(z.number());
const matrix = z.array(vector);
const evidence = z.object({ information: matrix, moment: vector });
const fitSchema: z.ZodMiniType<ModelFit> = z.object({
  coefficients: vector,
  covariance: matrix,
  noise: z.number(),
  usual: vector,
  years: z.record(z.string(), z.int()),
  kmAYear: z.int(),
});
const family: z.ZodMiniType<FamilySlopes> = z.object({
  market: vector,
  bodies: z.record(z.string(), vector),
  brands: z.record(z.string(), vector),
});

const maybe = z.nullable(z.int());
const adRow = z.object({
  n: z.int(),
  model_key: z.string(),
  brand_key: z.string(),
  body_type: z.string(),
  seller: z.string(),
  state: z.string(),
  year: z.int(),
  mileage: z.int(),
  condition: z.string(),
  gearbox: z.string(),
  energy: z.string(),
  papers: z.string(),
  price: z.int(),
  estimate_n: maybe,
  estimate_value: maybe,
  estimate_low: maybe,
  estimate_high: maybe,
});
/** An ad from which prices are learned, with its own estimate as stored. */
export type LearnedAd = z.infer<typeof adRow>;

/** The ads of the next models, model by model. The last model is left out where its ads may not all be there, unless it is the only one. */
export async function nextAds(
  db: D1Database,
  after: string,
  now: number,
): Promise<ReadonlyMap<string, readonly LearnedAd[]>> {
  const { results } = await db
    .prepare(
      `SELECT n, model_key, brand_key, body_type, seller_uid AS seller, state, year, mileage, condition, gearbox, energy, papers, price, estimate_n, estimate_value, estimate_low, estimate_high
       FROM ads WHERE state IN ('publiee', 'vendue', 'expiree') AND model_key > ? AND ifnull(closed_at, ?2) > ?2 - ? AND condition <> 'accidente' AND price > 0
       ORDER BY model_key, n LIMIT ${MAX_ADS}`,
    )
    .bind(after, now, CLOSED_DAYS * DAY)
    .all();
  const models = Map.groupBy(z.array(adRow).parse(results), ({ model_key }) => model_key);
  const last = [...models.keys()].at(-1);
  if (results.length === MAX_ADS && models.size > 1 && last !== undefined) models.delete(last);
  return models;
}

/** What a model's ads say, to be stored. */
export interface LearnedSibling extends Sibling {
  readonly model: string;
}

/** Keeps what ads say of the slopes of models. How their cars are estimated stays as it is, so that estimates are there while a run learns them anew. */
export const keepEvidence = (db: D1Database, models: readonly LearnedSibling[], now: number) =>
  db
    .prepare(
      `INSERT INTO estimates (model_key, brand_key, body_type, evidence, fitted_at)
       SELECT value ->> 'model', value ->> 'brand', value ->> 'body', value -> 'evidence', ?2 FROM json_each(?1) WHERE true
       ON CONFLICT (model_key) DO UPDATE SET brand_key = excluded.brand_key, body_type = excluded.body_type, evidence = excluded.evidence, fitted_at = excluded.fitted_at`,
    )
    .bind(JSON.stringify(models), now);

/** Keeps how the cars of models are estimated. A null fit takes away the one that a model has. */
export const keepFits = (
  db: D1Database,
  models: readonly { readonly model: string; readonly fit: ModelFit | null }[],
) =>
  db
    .prepare(
      `UPDATE estimates SET fit = nullif(new.value -> 'fit', 'null') FROM json_each(?) AS new WHERE estimates.model_key = new.value ->> 'model'`,
    )
    .bind(JSON.stringify(models));

/** Keeps what usual cars of each model and year are estimated at in a month (ISO): the last estimate of the month stays. */
export const keepHistory = (
  db: D1Database,
  month: string,
  values: readonly (readonly [model: string, year: number, value: number])[],
) =>
  db
    .prepare(
      `INSERT INTO estimate_history (model_key, year, month, value) SELECT value ->> 0, value ->> 1, ?2, value ->> 2 FROM json_each(?1) WHERE true
       ON CONFLICT (model_key, year, month) DO UPDATE SET value = excluded.value`,
    )
    .bind(JSON.stringify(values), month);

/** Writes the estimates of ads. A null estimate takes away the one that an ad has. */
export const keepEstimates = (db: D1Database, ads: readonly (readonly [n: number, estimate: Estimate | null])[]) =>
  db
    .prepare(
      `UPDATE ads SET estimate_n = new.value -> 1 ->> 'n', estimate_value = new.value -> 1 ->> 'value', estimate_low = new.value -> 1 ->> 'low',
         estimate_high = new.value -> 1 ->> 'high', estimate_certainty = new.value -> 1 ->> 'certainty' FROM json_each(?) AS new WHERE ads.n = new.value ->> 0`,
    )
    .bind(JSON.stringify(ads));

const siblingRow = z.object({ brand_key: z.string(), body_type: z.string(), evidence: z.string() });

/** What the ads of all models say, as the first step of a run has stored it. */
export async function siblings(db: D1Database, { began_at }: EstimateRun): Promise<readonly Sibling[]> {
  const { results } = await db
    .prepare("SELECT brand_key, body_type, evidence FROM estimates WHERE fitted_at >= ?")
    .bind(began_at)
    .all();
  return z
    .array(siblingRow)
    .parse(results)
    .map((row) => ({
      brand: row.brand_key,
      body: row.body_type,
      evidence: evidence.parse(JSON.parse(row.evidence)),
    }));
}

export const readFit = (json: string): ModelFit => fitSchema.parse(JSON.parse(json));

/** How a model's cars are estimated; null while its ads are too few. */
export async function fitOf(db: D1Database, model: string): Promise<ModelFit | null> {
  const { results } = await db
    .prepare("SELECT fit FROM estimates WHERE model_key = ? AND fit IS NOT NULL")
    .bind(model)
    .all();
  const row = z.object({ fit: z.string() }).safeParse(results[0]).data;
  return row ? readFit(row.fit) : null;
}

/** Whether the cars of a model are estimated. */
export async function isEstimated(db: D1Database, model: string): Promise<boolean> {
  const { results } = await db
    .prepare("SELECT 1 FROM estimates WHERE model_key = ? AND fit IS NOT NULL")
    .bind(model)
    .all();
  return results.length > 0;
}

const STEPS = ["slopes", "values", "done"] as const;
const runRow = z.object({ began_at: z.int(), step: z.enum(STEPS), after: z.string(), family: z.nullable(z.string()) });
export interface EstimateRun {
  /** Milliseconds. */
  readonly began_at: number;
  readonly step: (typeof STEPS)[number];
  /** The last model that this step has done. */
  readonly after: string;
  readonly family: FamilySlopes | null;
}

export const beginRun = (db: D1Database, now: number) =>
  db
    .prepare("INSERT OR REPLACE INTO estimate_run (one, began_at, step, after) VALUES (1, ?, 'slopes', '')")
    .bind(now)
    .run();

export async function currentRun(db: D1Database): Promise<EstimateRun | null> {
  const { results } = await db.prepare("SELECT began_at, step, after, family FROM estimate_run").all();
  const run = runRow.safeParse(results[0]).data;
  return run ? { ...run, family: run.family === null ? null : family.parse(JSON.parse(run.family)) } : null;
}

/** Moves the run on, unless another slice has done so meanwhile. */
export const moveRun = (db: D1Database, from: EstimateRun, to: Pick<EstimateRun, "step" | "after" | "family">) =>
  db
    .prepare("UPDATE estimate_run SET step = ?, after = ?, family = ? WHERE began_at = ? AND step = ? AND after = ?")
    .bind(to.step, to.after, to.family && JSON.stringify(to.family), from.began_at, from.step, from.after);

/** Takes away the models that a run has found no ads of. */
export const dropUnseenModels = (db: D1Database, { began_at }: EstimateRun) =>
  db.prepare("DELETE FROM estimates WHERE fitted_at < ?").bind(began_at);
