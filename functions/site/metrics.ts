import * as z from "zod/mini";
import type { Count, End, Kind } from "../../src/contract/site/operations";
import type { Env } from "../env";
import { askJson } from "../shared/ask-json";

/** Counts of requests, by kind and by how they ended (docs/decisions/0023-counts-in-analytics-engine.md). Nothing of who asked, and nothing of the address but its kind. */

const DATASET = "guide_auto_requests";
const TIMEOUT_MS = 5_000;
const DAYS = 14;

/** The beginning of a path under /api → its kind; a method that only reads counts under « read ». */
const KINDS: readonly (readonly [start: RegExp, kind: Kind])[] = [
  [/^\/api\/leads$/, "demandes"],
  [/^\/api\/(?:contact|newsletter|reviews|votes|alerts|ads\/[^/]+\/(?:message|report|contact))(?:\/|$)/, "messages"],
  [/^\/api\/me(?:\/|$)/, "membres"],
  [/^\/api(?:$|\/$|\/search$|\/ads(?:\/|$))/, "recherches"],
  [/^\/(?:recherche|marche-doccasion\/rechercher)$/, "recherches"],
  [/^\/(?:api|media|_ids)(?:\/|$)/, "autres"],
];
/** Not counted: what operators and watchers ask would look like visitors. */
const UNCOUNTED = /^\/api\/(?:ops|health)(?:\/|$)/;

export function kindOf(pathname: string): Kind | null {
  if (UNCOUNTED.test(pathname)) return null;
  return KINDS.find(([start]) => start.test(pathname))?.[1] ?? "pages";
}
const endOf = (status: number): End => (status >= 500 ? "failed" : status >= 400 ? "refused" : "ok");

/** Counts a request. Writing costs no time: the runtime sends it after the answer. */
export function countRequest({ METRICS }: Env, { url }: Request, status: number): void {
  const kind = kindOf(new URL(url).pathname);
  if (kind) METRICS?.writeDataPoint({ indexes: [kind], blobs: [kind, endOf(status)], doubles: [1] });
}

/** SQL of Analytics Engine, which weighs what it has sampled by `_sample_interval`. */
const select = (day: string, since: string) =>
  `SELECT ${day} AS day, blob1 AS kind, blob2 AS end, SUM(_sample_interval) AS requests FROM ${DATASET} WHERE timestamp > NOW() - INTERVAL ${since} GROUP BY day, kind, end FORMAT JSON`;

const rows = z.object({
  // Numbers of 64 bits come as text.
  data: z.array(
    z.object({
      day: z.string(),
      kind: z.string(),
      end: z.string(),
      requests: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
    }),
  ),
});

/** @throws when Analytics Engine does not answer */
async function query({ METRICS_ACCOUNT, METRICS_TOKEN }: Env, sql: string): Promise<readonly Count[] | "unset"> {
  if (!METRICS_ACCOUNT || !METRICS_TOKEN) return "unset";
  const address = `https://api.cloudflare.com/client/v4/accounts/${METRICS_ACCOUNT}/analytics_engine/sql`;
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const outcome = await askJson(address, { method: "POST", headers, body: sql }, TIMEOUT_MS);
  const found = outcome.ok ? rows.safeParse(outcome.value).data?.data : undefined;
  if (!found) throw new Error(`analytics: ${outcome.ok ? "not the agreed answer" : outcome.reason}`);
  return found.map((one) => ({ ...one, day: one.day.slice(0, 10) }));
}

/** Requests of the last fourteen days, a row a day, kind and end. */
export const countsByDay = (env: Env) =>
  query(env, select("toStartOfInterval(timestamp, INTERVAL '1' DAY)", `'${DAYS}' DAY`));

/** The limit of failed answers, in French, and whether the last hour was within it. */
export const FAILED_LIMIT = "moins de 1\u00a0% de pannes (5xx) en une heure, dès cinq";
const MOST_FAILED = 0.01;
const FEWEST_FAILED = 5;
export async function failedShare(env: Env): Promise<{ readonly ok: boolean; readonly said: string }> {
  const counts = await query(env, select("toStartOfInterval(NOW(), INTERVAL '1' DAY)", "'1' HOUR"));
  if (counts === "unset")
    return { ok: true, said: "n’est pas lue\u00a0: METRICS_ACCOUNT et METRICS_TOKEN ne sont pas donnés" };
  const sum = (some: readonly Count[]) => Math.round(some.reduce((all, { requests }) => all + requests, 0));
  const [all, failed] = [sum(counts), sum(counts.filter(({ end }) => end === "failed"))];
  const isOver = failed >= FEWEST_FAILED && failed >= all * MOST_FAILED;
  return { ok: !isOver, said: `${failed} sur ${all} en une heure` };
}
