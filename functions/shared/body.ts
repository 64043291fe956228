import { deadlineIn } from "./deadline";
import { errorName } from "./error-name";
import type { ProblemCode } from "./problem";

/** What was read; or, after a failure, the code to answer with and a reason for the log that quotes nothing of the body. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly code: Extract<ProblemCode, "too_big" | "too_slow" | "unreadable">;
      readonly reason: string;
    };

export interface Bounds {
  /** Bytes. */
  readonly limit: number;
  readonly timeoutMs: number;
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  chunks.reduce((place, chunk) => (bytes.set(chunk, place), place + chunk.length), 0);
  return bytes;
}

const isTimeout = (error: unknown) => errorName(error) === "TimeoutError";

/**
 * The bytes of a body. It is read no further than the limit, whatever length its sender announces, and no longer than the timeout,
 * so that a sender who is slow or leaves in the middle holds nothing up.
 */
export async function readBytes(
  { body }: Request | Response,
  { limit, timeoutMs }: Bounds,
): Promise<Read<Uint8Array<ArrayBuffer>>> {
  if (!body) return { ok: true, value: new Uint8Array(0) };
  const reader = body.getReader();
  const deadline = deadlineIn(timeoutMs, "the body did not come in time");
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await deadline.inTime(reader.read());
      if (done) return { ok: true, value: join(chunks, length) };
      length += value.length;
      if (length > limit) {
        await reader.cancel();
        return { ok: false, code: "too_big", reason: "too long" };
      }
      chunks.push(value);
    }
  } catch (error) {
    // A stream that has failed cannot be cancelled and need not be.
    void reader.cancel().catch(() => null);
    return { ok: false, code: isTimeout(error) ? "too_slow" : "unreadable", reason: errorName(error) };
  } finally {
    deadline.clear();
  }
}

export async function readText(from: Request | Response, bounds: Bounds): Promise<Read<string>> {
  const bytes = await readBytes(from, bounds);
  return bytes.ok ? { ok: true, value: new TextDecoder().decode(bytes.value) } : bytes;
}

export async function readJson(from: Request | Response, bounds: Bounds): Promise<Read<unknown>> {
  const text = await readText(from, bounds);
  if (!text.ok) return text;
  try {
    return { ok: true, value: JSON.parse(text.value) };
  } catch (error) {
    return { ok: false, code: "unreadable", reason: errorName(error) };
  }
}
