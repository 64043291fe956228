import type { Overview } from "../src/contract/site/operations";
import { lastGoodRuns } from "./clock";
import { healthNow } from "./health";
import type { Context } from "./shared/context";
import { errorName } from "./shared/error-name";
import { liveJson } from "./shared/live-json";
import { clockFailures } from "./site/clock-failures-store";
import { areTold } from "./shared/told-by";
import { readIncidents } from "./site/incidents/watch";
import { policyReports, scriptErrors } from "./site/reports/reports-store";
import { countsByDay } from "./site/metrics";

/** @returns null when it cannot be read */
async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    console.warn(`overview: ${errorName(error)}`);
    return null;
  }
}

/** `GET /api/ops/overview`: all that the page /exploitation shows. It is 200 whatever fails, and what fails does not hide the rest. */
export async function readOverview({ env }: Context): Promise<Response> {
  const now = Date.now();
  const [{ release, parts }, told, jobs, failures, reports, errors, counts] = await Promise.all([
    healthNow(env),
    orNull(readIncidents(env, now)),
    orNull(lastGoodRuns(env.DB, now)),
    orNull(clockFailures(env.DB, now)),
    orNull(policyReports.all(env.DB, now)),
    orNull(scriptErrors.all(env.DB, now)),
    orNull(countsByDay(env)),
  ]);
  const overview: Overview = {
    now,
    release,
    parts: [...parts],
    told: areTold(env),
    incidents: told && [...told.incidents],
    jobs: jobs && [...jobs],
    failures: failures && [...failures],
    reports: reports && [...reports],
    errors: errors && [...errors],
    counts: counts === "unset" ? counts : counts && [...counts],
  };
  return liveJson(overview);
}
