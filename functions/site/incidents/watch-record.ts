import { readJson } from "../../shared/body";
import { newWatch, type Watch, watch } from "./incident";

/**
 * Where the state of the watch is kept: in R2 and not in D1, so that a database that fails is told, and in the bucket of backups, so that the one of photos may
 * fail, too. It holds nothing about people.
 */
const KEY = "incidents";
const BOUNDS = { limit: 1_000_000, timeoutMs: 10_000 };

export interface KeptWatch {
  readonly watch: Watch;
  /** Null when nothing was kept yet. */
  readonly etag: string | null;
}

/** What was kept; a state that this program cannot read begins anew. @throws when R2 does not answer */
export async function readWatch(bucket: R2Bucket, now: number): Promise<KeptWatch> {
  const found = await bucket.get(KEY);
  if (!found) return { watch: newWatch(now), etag: null };
  const kept = await readJson(new Response(found.body), BOUNDS);
  const { data } = watch.safeParse(kept.ok ? kept.value : null);
  return { watch: data ?? newWatch(now), etag: found.etag };
}

/** Keeps the state unless somebody else has changed it since it was read. @returns its new etag; null when somebody has */
export async function keepWatch(bucket: R2Bucket, next: Watch, etag: string | null): Promise<string | null> {
  const text = new TextEncoder().encode(JSON.stringify(next));
  const onlyIf = etag === null ? { etagDoesNotMatch: "*" } : { etagMatches: etag };
  return (await bucket.put(KEY, text, { onlyIf }))?.etag ?? null;
}
