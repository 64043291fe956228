import type { Estimate } from "../../../src/contract/market/estimate";
import { isoDay } from "../../../src/shared/dates/dates";
import { yearsOf } from "../cote/cote-figures";
import { type FamilySlopes, FIRST_PRIOR, familySlopes, priorOf } from "./borrowed-slopes";
import { estimateOf, MIN_COMPARABLE } from "./estimate";
import {
  beginRun,
  currentRun,
  dropUnseenModels,
  type EstimateRun,
  keepEstimates,
  keepEvidence,
  keepFits,
  keepHistory,
  type LearnedAd,
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

const relativesOf = (ads: readonly LearnedAd[]) => ({
  brand: commonest(ads.map(({ brand_key }) => brand_key)),
  body: commonest(ads.map(({ body_type }) => body_type)),
});

/** How the cars of a model are estimated, and its usual cars year by year; a fit of null where its ads say too little of any year. */
function valuesOf(ads: readonly LearnedAd[], family: FamilySlopes, now: number) {
  if (ads.length < MIN_COMPARABLE) return { fit: null, years: [] };
  const { fit } = fitModel(ads, priorOf(family, relativesOf(ads)), now);
  const years = yearsOf(fit, now);
  return { fit: years.length > 0 ? fit : null, years };
}

type Models = readonly (readonly [model: string, ads: readonly LearnedAd[]])[];

/** What the first step keeps of models. */
const slopeStatements = (db: D1Database, models: Models, now: number) => [
  keepEvidence(
    db,
    models.map(([model, ads]) => ({
      model,
      ...relativesOf(ads),
      evidence: fitModel(ads, FIRST_PRIOR, now).evidence,
    })),
    now,
  ),
];

/** What the second step keeps of models: their fits, the estimates of their ads, and what usual cars are estimated at this month. */
function valueStatements(db: D1Database, models: Models, family: FamilySlopes, now: number) {
  const learned = models.map(([model, ads]) => ({ model, ads, ...valuesOf(ads, family, now) }));
  const estimates = learned.flatMap(({ ads, fit }) =>
    ads
      .filter(({ state }) => LABELLED.includes(state))
      .map((ad) => ({ ad, estimate: fit && estimateOf(ad, fit, now) }))
      .filter(({ ad, estimate }) => isNew(ad, estimate))
      .map(({ ad, estimate }) => [ad.n, estimate] as const),
  );
  const history = learned.flatMap(({ model, years }) => years.map(({ year, value }) => [model, year, value] as const));
  return [
    keepFits(
      db,
      learned.map(({ model, fit }) => ({ model, fit })),
    ),
    keepEstimates(db, estimates),
    keepHistory(db, isoDay(now).slice(0, 7), history),
  ];
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
  const statements = run.family ? valueStatements(db, models, run.family, now) : slopeStatements(db, models, now);
  await db.batch([...statements, moveRun(db, run, { ...run, after: last })]);
  return true;
}

/** Learns all models at once, for a market that has just been filled. */
export async function estimateAll(db: D1Database, now: number): Promise<void> {
  await beginRun(db, now);
  while (await estimateSlice(db, now));
}
