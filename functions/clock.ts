import { isoDay } from "../src/lib/dates";
import { alertsOnClock } from "./ads/alerts-clock";
import { adsOnClock } from "./ads/clock";
import { sweep } from "./delivery";
import type { Env } from "./env";
import { drawDuePhotos } from "./photos/publish";
import { sweepPhotos } from "./photos/sweep";
import { rebuildOnClock } from "./rebuild";
import { emptyClosedAds } from "./store/ad-clock";
import { forgetVisits } from "./store/ad-visits";
import { purgeAlerts } from "./store/alerts";
import { purge } from "./store/messages";

const EACH_MINUTE = "* * * * *";

/** What the clock asks for: each minute the messages, ads, alerts, photos and the rebuild that are due; each night also a purge, and a rebuild. */
export async function onClock(env: Env, cron: string): Promise<void> {
  const nightly = cron !== EACH_MINUTE;
  const now = Date.now();
  const purges = nightly ? [purge(env.DB, now), forgetVisits(env.DB, isoDay(now)), emptyClosedAds(env.DB, now), purgeAlerts(env.DB, now), sweepPhotos(env)] : [];
  await Promise.all([sweep(env), rebuildOnClock(env, nightly), adsOnClock(env, now), alertsOnClock(env, now), drawDuePhotos(env), ...purges]);
}
