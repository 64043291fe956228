import { contentEndpoints, type ContentKind } from "../../../../src/contract/shared/endpoints";
import type { Result } from "../problem";
import { mergeChanges } from "../rows/merge-changes";
import type { LastGood } from "../state/last-good";
import type { Client } from "./client";
import { fetchList } from "./fetch-list";
import { fetchWhole } from "./fetch-whole";
import type { Fetched, Progress } from "./fetched";
import { DAY } from "../../../../src/shared/dates/day";

/** An endpoint's current rows, and the time when they were last read in full. */
export interface Current extends Fetched {
  fullAt: number;
}

const FULL_EVERY = DAY;
/** Milliseconds. Changes of the minute before the last reading are requested again, because clocks differ and transactions may commit late. */
const OVERLAP = 60_000;

/** Requests as little as the last good copy allows: a check of its ETag, or the rows changed since; otherwise everything. */
export async function fetchEndpoint(
  client: Client,
  kind: ContentKind,
  last: LastGood | null,
  now: number,
  progress: Progress,
): Promise<Result<Current>> {
  const { name, shape } = contentEndpoints[kind];
  const changed = shape === "list" && last ? await fetchChanges(client, kind, last, now, progress) : null;
  if (changed) return changed;
  const all = await (shape === "list"
    ? fetchList(client, name, null, progress)
    : fetchWhole(client, name, shape, last));
  return all.ok ? { ok: true, value: { ...all.value, fullAt: now } } : all;
}

/** @returns null when everything has to be fetched, because the copy is too old or a row was deleted. */
async function fetchChanges(
  client: Client,
  kind: ContentKind,
  last: LastGood,
  now: number,
  progress: Progress,
): Promise<Result<Current> | null> {
  const since = last.date === null ? Number.NaN : Date.parse(last.date) - OVERLAP;
  if (Number.isNaN(since) || now - last.fullAt >= FULL_EVERY || now < last.fullAt) return null;
  const text = new Date(since).toISOString().replace(/\.\d+Z$/, "Z");
  const changes = await fetchList(client, contentEndpoints[kind].name, text, progress);
  if (!changes.ok) return changes;
  const rows = mergeChanges(kind, last.rows, changes.value.rows);
  const complete = rows !== null && rows.length === changes.value.totalGeneral;
  return complete ? { ok: true, value: { ...changes.value, rows, fullAt: last.fullAt } } : null;
}
