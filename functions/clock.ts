import { isoDay } from "../src/shared/dates/dates";
import { alertsOnClock } from "./market/alerts/alerts-clock";
import { estimateSlice } from "./market/estimate/estimates-run";
import { beginRun } from "./market/estimate/estimates-store";
import { expireOnClock, remindOnClock } from "./market/clock";
import { sweep } from "./messages/delivery";
import type { Env } from "./env";
import { wakeDuePhotos } from "./market/photos/publish";
import { sweepPhotos } from "./market/photos/sweep";
import { MEDIA, QUARANTINE } from "./market/photos/photo-keys";
import { backUpSlice, beginBackup } from "./site/backup/backup";
import { checkHealth } from "./health";
import { watchHealth } from "./site/incidents/watch";
import { dropOldBackups } from "./site/backup/old-backups";
import { rebuildOnClock } from "./site/rebuild";
import { dropUnseenAds, emptyClosedAds } from "./market/ad-clock-store";
import { forgetVisits } from "./market/ad-page/ad-visits-store";
import { purgeAlerts } from "./market/alerts/alerts-store";
import { forgetDecisions } from "./members/operators/decisions-store";
import { type Budget, budgetOf } from "./shared/budget";
import { policyReports, scriptErrors } from "./site/reports/reports-store";
import { failingParts, noteClockFailure, noteWell } from "./site/clock-failures-store";
import { type ClockName, lastRun, noteRun } from "./site/clock-runs-store";
import { forgetDays } from "./members/member-days-store";
import { forgetNetworks } from "./messages/messages-store";
import { purge } from "./messages/outbox-store";
import { mailOperators } from "./messages/tell-operators";
import { purgeSwitches } from "./shared/switches-store";

const EACH_MINUTE = "* * * * *";
const MAX_REASON_LENGTH = 200;
const TRACE = "trace";

/** Nothing new is begun after so long, so that a minute ends before the next one. */
const MOST_MS = 45_000;

/** A job, and the statements that it may ask of D1 in one run. */
interface Job {
  readonly statements: number;
  readonly work: (env: Env, now: number, budget: Budget) => Promise<unknown>;
}
/** Jobs of the clock, under the French names that operators read. */
type Jobs = Readonly<Record<string, Job>>;

/** D1 takes a thousand statements of one run, so all shares together are less, and a job with much to do takes nothing from the others. */
const first: Jobs = { messages: { statements: 400, work: (env, _now, budget) => sweep(env, budget) } };
const ofAds: Jobs = {
  annonces: { statements: 5, work: expireOnClock },
  rappels: { statements: 100, work: remindOnClock },
  alertes: { statements: 250, work: alertsOnClock },
  photos: { statements: 5, work: wakeDuePhotos },
};
const eachMinute: Jobs = {
  ...ofAds,
  construction: { statements: 10, work: (env) => rebuildOnClock(env, false) },
  estimations: { statements: 10, work: ({ DB }, now) => estimateSlice(DB, now) },
  sauvegarde: { statements: 130, work: (env, now) => backUpSlice(env, { sent: QUARANTINE, shown: MEDIA }, now) },
  surveillance: {
    statements: 110, // five notices to five addresses, and the check itself
    work: (env, now) =>
      watchHealth(
        env,
        { check: () => checkHealth(env), mail: (name, text) => mailOperators(env, name, text, now) },
        now,
      ),
  },
};
const aPurge = (work: Job["work"]): Job => ({ statements: 5, work });
/** What is another job than that of a minute has another name, or it would be taken for well because that one is. */
const eachNight: Jobs = {
  ...ofAds,
  "construction de la nuit": { statements: 10, work: (env) => rebuildOnClock(env, true) },
  "début des estimations": { statements: 5, work: ({ DB }, now) => beginRun(DB, now) },
  "début de la sauvegarde": { statements: 10, work: beginBackup },
  "purge des messages": aPurge(({ DB }, now) => purge(DB, now)),
  "purge des réseaux": aPurge(({ DB }, now) => forgetNetworks(DB, now)),
  "purge des visites": aPurge(({ DB }, now) => forgetVisits(DB, isoDay(now))),
  "purge des annonces": aPurge(({ DB }, now) => emptyClosedAds(DB, now)),
  "purge des annonces supprimées": aPurge(({ DB }, now) => dropUnseenAds(DB, now)),
  "purge des quotas": aPurge(({ DB }, now) => forgetDays(DB, now)),
  "purge des alertes": aPurge(({ DB }, now) => purgeAlerts(DB, now)),
  "purge des décisions": aPurge(({ DB }, now) => forgetDecisions(DB, now)),
  "purge des fermetures": aPurge(({ DB }, now) => purgeSwitches(DB, now)),
  "purge des rapports": aPurge(({ DB }, now) => policyReports.forget(DB, now)),
  "purge des erreurs": aPurge(({ DB }, now) => scriptErrors.forget(DB, now)),
  "purge des photos": { statements: 130, work: sweepPhotos },
  "purge des sauvegardes": aPurge(dropOldBackups),
};

/** The clock that tells when a job last ran: of those that both run, the one of each minute. */
const clockOf = (part: string): ClockName => (part in first || part in eachMinute ? "minute" : "night");

const reasonOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : "unknown").slice(0, MAX_REASON_LENGTH);

/** What a run of the clock is. */
interface Run {
  readonly env: Env;
  readonly clock: ClockName;
  readonly now: number;
}

/** Runs one job within its budget. A failure is logged and recorded for operators, and does not stop the others. @returns whether the job succeeded */
async function alone({ env, now }: Run, part: string, { statements, work }: Job): Promise<boolean> {
  const budget = budgetOf(statements, now + MOST_MS);
  try {
    await work({ ...env, DB: budget.counted(env.DB) }, now, budget);
    return true;
  } catch (error) {
    console.error(`clock: ${part}: ${reasonOf(error)}`);
    await noteClockFailure(env.DB, { part, clock: clockOf(part), reason: reasonOf(error) }, Date.now()).catch(
      (lost: unknown) => console.error(`clock: not noted: ${reasonOf(lost)}`),
    );
    return false;
  }
}

/** Runs jobs side by side. @returns the names of those that succeeded */
async function allOf(run: Run, jobs: Jobs): Promise<readonly string[]> {
  const ends = await Promise.all(
    Object.entries(jobs).map(async ([part, job]) => ((await alone(run, part, job)) ? [part] : [])),
  );
  return ends.flat();
}

/** Records for operators how a run has ended, so that they see when the clock stops and when each job last succeeded. */
const note = ({ env: { DB }, clock, now }: Run, well: readonly string[], isGood: boolean): Promise<unknown> =>
  DB.batch([noteWell(DB, [...well, TRACE]), noteRun(DB, clock, isGood, now)]);

/**
 * Runs the jobs of a cron trigger: messages first, since people wait for them; then the rebuild, ads, alerts and photos that are due; at night also the
 * purges. Each has a budget, takes the oldest first and goes on in the next minute (rule: site/clock). A job that fails does not stop the others.
 */
export async function onClock(env: Env, cron: string): Promise<void> {
  const run: Run = { env, clock: cron === EACH_MINUTE ? "minute" : "night", now: Date.now() };
  const others = run.clock === "minute" ? eachMinute : eachNight;
  const well = [...(await allOf(run, first)), ...(await allOf(run, others))];
  const isGood = well.length === Object.keys({ ...first, ...others }).length;
  await alone(run, TRACE, { statements: 2, work: () => note(run, well, isGood) });
}

export interface LastGoodRun {
  readonly part: string;
  readonly clock: ClockName;
  /** Milliseconds; null for never. */
  readonly good_at: number | null;
  readonly failing: boolean;
}

/** When each job last succeeded, for operators. */
export async function lastGoodRuns(db: D1Database, now: number): Promise<readonly LastGoodRun[]> {
  const failing = new Map((await failingParts(db, now)).map(({ part, good_at }) => [part, good_at]));
  const ran = { minute: (await lastRun(db, "minute")).ran_at, night: (await lastRun(db, "night")).ran_at };
  return Object.keys({ ...first, ...eachMinute, ...eachNight }).map((part) => {
    const clock = clockOf(part);
    const good_at = failing.get(part);
    return { part, clock, good_at: good_at === undefined ? ran[clock] : good_at, failing: good_at !== undefined };
  });
}
