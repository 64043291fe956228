import { type Read, readJson } from "./body";
import type { ProblemCode } from "./problem";

/** An order names an ad, a seller or a request, and says what to do with it; a note may say why, in a few hundred letters. */
const MAX_BYTES = 4_000;
const TIMEOUT_MS = 10_000;

/**
 * Why a request, by its headers alone, is not an order of operators, which any program may send; null where it may be. An answer that is sent in the
 * middle of a body may get lost, so a body that announces its length is refused before it is read.
 */
export const orderProblem = ({ headers }: Request): ProblemCode | null =>
  Number(headers.get("Content-Length")) > MAX_BYTES ? "too_big" : null;

/** A body that is no JSON counts as none, so that the schema of the order names the fields that are missing. */
export async function readOrder(request: Request): Promise<Read<unknown>> {
  const read = await readJson(request, { limit: MAX_BYTES, timeoutMs: TIMEOUT_MS });
  return read.ok || read.code !== "unreadable" ? read : { ok: true, value: undefined };
}
