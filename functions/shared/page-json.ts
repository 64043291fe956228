import { type Read, readJson } from "./body";
import { isOurs } from "./origin";
import type { ProblemCode } from "./problem";

const MAX_BYTES = 16_384;
/** Sixteen kilobytes take a few seconds on a slow network, so a sender who needs longer has stopped sending. */
const TIMEOUT_MS = 30_000;

/** Refuses by its headers a request that is not JSON from a page of this site. @returns the reason; null when it may be */
export function jsonProblem(request: Request): ProblemCode | null {
  const { headers } = request;
  if (!isOurs(request)) return "wrong_origin";
  if (!/^application\/json(?:;|$)/i.test(headers.get("Content-Type") ?? "")) return "wrong_type";
  return Number(headers.get("Content-Length")) > MAX_BYTES ? "too_big" : null;
}

/** Reads the JSON of a request that its route does not ask for, since the same address takes other requests too. */
export async function pageJsonIn(
  request: Request,
): Promise<{ readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly code: ProblemCode }> {
  const code = jsonProblem(request);
  return code ? { ok: false, code } : readPageJson(request);
}

export const readPageJson = (request: Request): Promise<Read<unknown>> =>
  readJson(request, { limit: MAX_BYTES, timeoutMs: TIMEOUT_MS });
