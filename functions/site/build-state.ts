import type { Context } from "../shared/context";
import { readBytes } from "../shared/body";
import { noContent } from "../shared/live-json";
import { problem } from "../shared/problem";

/** Key of the object in the bucket of backups. */
const STATE = "build-state";
/** Bytes, compressed: some hundred kilobytes for the demonstration, some megabytes for ten thousand models. The Worker holds them in memory. */
const LIMIT = 24 * 1024 * 1024;
const TIMEOUT_MS = 60_000;

/** `GET /api/ops/build-state`: what builders keep for the next build, as they packed it (scripts/deploy/build-state.ts), with its `ETag`. */
export async function readBuildState({ env }: Context): Promise<Response> {
  const kept = await env.BACKUPS.get(STATE);
  if (!kept) return problem("no_build_state");
  return new Response(kept.body, {
    headers: { "Content-Type": "application/gzip", ETag: kept.httpEtag, "Cache-Control": "no-store" },
  });
}

/** What must hold of the kept object; null where the builder does not say what it read. */
function conditionOf({ headers }: Request) {
  const etag = /^(?:W\/)?"([^"]+)"$/.exec(headers.get("If-Match") ?? "")?.[1];
  if (etag) return { etagMatches: etag };
  return headers.get("If-None-Match") === "*" ? { etagDoesNotMatch: "*" } : null;
}

/**
 * `PUT /api/ops/build-state`: replaces it, whole or not at all, if it still is what the builder read (`If-Match`), or if nothing is kept yet
 * (`If-None-Match: *`). Of two builders at once, one is answered 412, and joins its state with that of the other.
 */
export async function keepBuildState({ env, request }: Context): Promise<Response> {
  const onlyIf = conditionOf(request);
  if (!onlyIf) return problem("unreadable");
  const read = await readBytes(request, { limit: LIMIT, timeoutMs: TIMEOUT_MS });
  if (!read.ok) return problem(read.code);
  if (read.value.length === 0) return problem("unreadable");
  const kept = await env.BACKUPS.put(STATE, read.value, { onlyIf });
  return kept ? noContent() : problem("build_state_changed");
}
