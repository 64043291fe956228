import type { ZodMiniType } from "zod/mini";
import { contentEndpoints, type ContentKind } from "../../../src/contract/shared/endpoints";
import type { Client } from "./fetch/client";
import { fetchEndpoint } from "./fetch/fetch-endpoint";
import type { Progress } from "./fetch/fetched";
import type { Options } from "./options";
import type { Problem, Result } from "./problem";
import { judgeRows } from "./rows/judge-rows";
import { policies } from "./rows/policy";
import { parseRows, type ParsedRows } from "./rows/parse-rows";
import type { Degraded } from "./state/build-report";
import { isDropMeant } from "./state/is-drop-meant";
import { ageInHours, type LastGood, lastGoodFile, readLastGood, writeLastGood } from "./state/last-good";

export interface Collecting {
  client: Client;
  options: Options;
  now: () => number;
  progress: Progress;
  warn: (message: string) => void;
}

export interface Collected<Row> {
  rows: Row[];
  /** Set when the rows come from an older response. */
  degraded: Degraded | null;
  /** Name of the endpoint when today’s list is much shorter than the last one and was accepted nevertheless; else null. */
  shortened: string | null;
}

/** Collects the rows of one endpoint: today's when they are plausible, else those of the last good response, else a problem. */
export async function collect<Row>(
  kind: ContentKind,
  schema: ZodMiniType<Row>,
  tools: Collecting,
): Promise<Result<Collected<Row>>> {
  const { client, options, now, progress, warn } = tools;
  const { name } = contentEndpoints[kind];
  const file = lastGoodFile(options, name);
  const last = await readLastGood(file);
  const fresh = await fetchEndpoint(client, kind, last, now(), progress);
  if (!fresh.ok) return standIn(kind, schema, last, fresh.problem, tools);
  const { rows, fullAt, date, etag } = fresh.value;
  const parsed = parseRows(kind, rows, schema);
  const problem = judgeRows(parsed, kind, last?.good ?? null);
  const shortened = problem?.code === "shrunk" && (await isDropMeant(file, last, parsed.good.length, now(), options));
  if (problem && !shortened) return standIn(kind, schema, last, problem, tools);
  if (shortened) warn(`${name} : ${problem.message}. C’est voulu, ou dure depuis un jour : la liste est admise.`);
  warnOfBadRows(name, parsed, warn);
  await writeLastGood(file, { savedAt: now(), fullAt, date, etag, good: parsed.good.length, rows });
  return { ok: true, value: { rows: parsed.good, degraded: null, shortened: shortened ? name : null } };
}

/**
 * Falls back to the last good response, unless the key was refused: that is a configuration error, which an old copy would only hide. A list that
 * api.php never had, and need not have, is empty.
 */
function standIn<Row>(
  kind: ContentKind,
  schema: ZodMiniType<Row>,
  last: LastGood | null,
  problem: Problem,
  { options, now, warn }: Collecting,
): Result<Collected<Row>> {
  const ageHours = last && ageInHours(last, now(), options.maxAgeDays);
  const { name } = contentEndpoints[kind];
  if (!last && problem.status === 404 && policies[kind].mayBeMissing) {
    warn(`${name} : api.php n’a pas encore cette liste.`);
    return { ok: true, value: { rows: [], degraded: null, shortened: null } };
  }
  if (!last || ageHours === null || problem.code === "unauthorized") return { ok: false, problem };
  const parsed = parseRows(kind, last.rows, schema);
  warnOfBadRows(name, parsed, warn);
  return {
    ok: true,
    value: { rows: parsed.good, degraded: { endpoint: name, reason: problem.message, ageHours }, shortened: null },
  };
}

function warnOfBadRows(name: string, { bad, doubles }: ParsedRows<unknown>, warn: (message: string) => void) {
  for (const { row, field } of bad) warn(`${name} : ligne ${row} ignorée, champ ${field || "–"} illisible.`);
  for (const key of doubles) warn(`${name} : ligne ${key} en double, la seconde est ignorée.`);
}
