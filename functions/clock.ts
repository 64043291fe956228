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
import { noteClockFailure } from "./site/clock-failures-store";
import { noteGoodRun } from "./site/clock-runs-store";
import { forgetDecisions } from "./members/operators/decisions-store";
import { forgetDays } from "./members/member-days-store";
import { forgetNetworks } from "./messages/messages-store";
import { purge } from "./messages/outbox-store";
import { purgeSwitches } from "./shared/switches-store";

const EACH_MINUTE = "* * * * *";
const MAX_REASON_LENGTH = 200;

/** Jobs of the clock, under the French names that operators read. */
type Parts = Readonly<Record<string, (env: Env, now: number) => Promise<unknown>>>;

const eachMinute: Parts = {
  construction: (env) => rebuildOnClock(env, false),
  annonces: expireOnClock,
  rappels: remindOnClock,
  alertes: alertsOnClock,
  photos: wakeDuePhotos,
  estimations: ({ DB }, now) => estimateSlice(DB, now),
  sauvegarde: (env, now) => backUpSlice(env, { sent: QUARANTINE, shown: MEDIA }, now),
  surveillance: (env, now) => watchHealth(env, () => checkHealth(env), now),
};
const eachNight: Parts = {
  ...eachMinute,
  construction: (env) => rebuildOnClock(env, true),
  estimations: ({ DB }, now) => beginRun(DB, now),
  sauvegarde: beginBackup,
  "purge des messages": ({ DB }, now) => purge(DB, now),
  "purge des réseaux": ({ DB }, now) => forgetNetworks(DB, now),
  "purge des visites": ({ DB }, now) => forgetVisits(DB, isoDay(now)),
  "purge des annonces": ({ DB }, now) => emptyClosedAds(DB, now),
  "purge des annonces supprimées": ({ DB }, now) => dropUnseenAds(DB, now),
  "purge des quotas": ({ DB }, now) => forgetDays(DB, now),
  "purge des alertes": ({ DB }, now) => purgeAlerts(DB, now),
  "purge des décisions": ({ DB }, now) => forgetDecisions(DB, now),
  "purge des photos": sweepPhotos,
  "purge des fermetures": ({ DB }, now) => purgeSwitches(DB, now),
  "purge des sauvegardes": dropOldBackups,
};

const reasonOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : "unknown").slice(0, MAX_REASON_LENGTH);

/** Runs one job. A failure is logged and recorded for operators, and does not stop the others. @returns whether the job succeeded */
async function alone(env: Env, part: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(`clock: ${part}: ${reasonOf(error)}`);
    await noteClockFailure(env.DB, part, reasonOf(error), Date.now()).catch((lost: unknown) =>
      console.error(`clock: not noted: ${reasonOf(lost)}`),
    );
    return false;
  }
}

/**
 * Runs the jobs of a cron trigger: messages first, since people wait for them and a run has a limit of queries; then the rebuild, ads, alerts and
 * photos that are due; at night also the purges. A job that fails does not stop the others. A run in which all succeeded is recorded, so that operators
 * see when the clock stops.
 */
export async function onClock(env: Env, cron: string): Promise<void> {
  const now = Date.now();
  const isMinute = cron === EACH_MINUTE;
  const first = await alone(env, "messages", () => sweep(env));
  const others = await Promise.all(
    Object.entries(isMinute ? eachMinute : eachNight).map(([part, work]) => alone(env, part, () => work(env, now))),
  );
  if (first && others.every(Boolean))
    await alone(env, "trace", () => noteGoodRun(env.DB, isMinute ? "minute" : "night", now));
}
