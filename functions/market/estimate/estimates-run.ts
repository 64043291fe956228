import type { Estimate } from "../../../src/contract/market/estimate";
import { isoDay } from "../../../src/shared/dates/dates";
import { yearsOf } from "../cote/cote-figures";
import { FIRST_PRIOR, familySlopes, priorOf } from "./borrowed-slopes";
import { estimateOf, MIN_COMPARABLE } from "./estimate";
import {
  beginRun,
  currentRun,
  dropUnseenModels,
  type EstimateRun,
  keepEstimates,
  keepHistory,
  keepModels,
  type LearnedAd,
  type LearnedModel,
  moveRun,
  nextAds,
  siblings,
} from "./estimates-store";
import { fitModel } from "./model-fit";

/** At most this many models are fitted in one slice. */
const MAX_MODELS = 300;
/** Closed ads have no label. One that has expired may be renewed. */
const LABELLED: readonly string[] = ["publiee", "expiree"];

/** The value that most ads give. */
const commonest = (values: readonly string[]): string =>
  [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "";

/** Learns a model from its ads, with what its family says from the second step on. */
function learn(model: string, ads: readonly LearnedAd[], { family }: EstimateRun, now: number): LearnedModel {
  const relatives = {
    brand: commonest(ads.map(({ brand_key }) => brand_key)),
    body: commonest(ads.map(({ body_type }) => body_type)),
  };
  const { fit, evidence } = fitModel(ads, family ? priorOf(family, relatives) : FIRST_PRIOR, now);
  // A model that cannot be estimated in any year has no page of its own either.
  const isKept = family !== null && ads.length >= MIN_COMPARABLE && yearsOf(fit, now).length > 0;
  return { model, ...relatives, evidence, fit: isKept ? fit : null };
}

/** Whether an ad's estimate must be written: an estimate of the same value may be a few ads off, or each new ad would write a thousand rows. */
const isNew = (ad: LearnedAd, estimate: Estimate | null): boolean =>
  ad.estimate_value !== (estimate?.value ?? null) ||
  ad.estimate_low !== (estimate?.low ?? null) ||
  ad.estimate_high !== (estimate?.high ?? null) ||
  Math.abs((ad.estimate_n ?? 0) - (estimate?.n ?? 0)) * 20 > (estimate?.n ?? 0);

/** What a run does after its last model. */
async function ended(db: D1Database, run: EstimateRun): Promise<void> {
  if (run.step === "slopes") {
    await moveRun(db, run, { step: "values", after: "", family: familySlopes(await siblings(db, run)) }).run();
    return;
  }
  await db.batch([dropUnseenModels(db, run), moveRun(db, run, { step: "done", after: "", family: null })]);
}

/** Does the next slice of a run. @returns whether there is more to do */
export async function estimateSlice(db: D1Database, now: number): Promise<boolean> {
  const run = await currentRun(db);
  if (!run || run.step === "done") return false;
  const models = [...(await nextAds(db, run.after, now))].slice(0, MAX_MODELS);
  const last = models.at(-1)?.[0];
  if (last === undefined) {
    await ended(db, run);
    return run.step === "slopes";
  }
  const learned = models.map(([model, ads]) => ({ ads, learned: learn(model, ads, run, now) }));
  const estimates = learned.flatMap(({ ads, learned: { fit } }) =>
    ads
      .filter(({ state }) => run.step === "values" && LABELLED.includes(state))
      .map((ad) => ({ ad, estimate: fit && estimateOf(ad, fit, now) }))
      .filter(({ ad, estimate }) => isNew(ad, estimate))
      .map(({ ad, estimate }) => [ad.n, estimate] as const),
  );
  const history = learned.flatMap(({ learned: { model, fit } }) =>
    fit ? yearsOf(fit, now).map(({ year, value }) => [model, year, value] as const) : [],
  );
  await db.batch([
    keepModels(
      db,
      learned.map((one) => one.learned),
      now,
    ),
    keepEstimates(db, estimates),
    keepHistory(db, isoDay(now).slice(0, 7), history),
    moveRun(db, run, { ...run, after: last }),
  ]);
  return true;
}

/** Learns all models at once, for a market that has just been filled. */
export async function estimateAll(db: D1Database, now: number): Promise<void> {
  await beginRun(db, now);
  while (await estimateSlice(db, now));
}
