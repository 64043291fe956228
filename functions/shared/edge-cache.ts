import type * as z from "zod/mini";
import type { WaitUntil } from "./context";
import { deadlineIn } from "./deadline";
import { errorName } from "./error-name";

/**
 * The cache of a data centre (Cloudflare's Cache API), shared by the instances that run there. It holds answers, never what a request
 * still waits for, because workerd ends that when the visitor leaves. What belongs to a release is in the memory of an instance instead
 * (functions/site/release-files.ts), and so are Google's keys, which jose keeps (functions/members/id-token.ts).
 */

const ANSWERED_AT = "X-Answered-At";

async function lookUp(url: string): Promise<{ readonly response: Response; readonly age: number } | null> {
  const response = await caches.default.match(url);
  if (!response) return null;
  const age = Date.now() - Number(response.headers.get(ANSWERED_AT));
  return age >= 0 ? { response, age } : null;
}

/** @returns what was written under a URL in the last `seconds`; null when nothing was */
export async function readCache(url: string, seconds: number): Promise<Response | null> {
  const kept = await lookUp(url);
  return kept && kept.age < seconds * 1_000 ? kept.response : null;
}

/** Caches a body under a URL. A failure is ignored, since it only makes the next answer slower. @param at the time in milliseconds at which the content was true */
export async function writeCache(
  url: string,
  body: BodyInit,
  {
    type,
    seconds,
    at = Date.now(),
    etag,
  }: { readonly type: string; readonly seconds: number; readonly at?: number; readonly etag?: string },
): Promise<void> {
  const headers = {
    "Content-Type": type,
    "Cache-Control": `max-age=${seconds}`,
    [ANSWERED_AT]: String(at),
    ...(etag && { ETag: etag }),
  };
  await caches.default
    .put(url, new Response(body, { headers }))
    .catch((error: unknown) => console.warn(`cache: ${errorName(error)}`));
}

export interface Cached<Value> {
  readonly url: string;
  /** A cached value that no longer fits this schema is made anew. */
  readonly schema: z.ZodMiniType<Value>;
  readonly seconds: number;
  /** For how many seconds a stale value may replace one that could not be made (stale-if-error); 0 for never. */
  readonly staleSeconds?: number;
  readonly waitUntil: WaitUntil;
}

const isValue = <Value extends object>(made: Value | string | null): made is Value =>
  typeof made === "object" && made !== null;

/**
 * The value cached under a URL, or a new one when none is fresh. A string or null means that making it failed, and is not cached.
 * @param make continues when the visitor leaves, so that its value is cached for the next one
 */
export async function cached<Value extends object, Failure extends string | null = never>(
  { url, schema, seconds, staleSeconds = 0, waitUntil }: Cached<Value>,
  make: () => Promise<Value | Failure>,
): Promise<Value | Failure> {
  const longest = Math.max(seconds, staleSeconds);
  const kept = await lookUp(url);
  // What is no JSON fits no schema either.
  const json: unknown = kept && kept.age < longest * 1_000 ? await kept.response.json().catch(() => null) : null;
  const value = schema.safeParse(json).data;
  if (value && kept && kept.age < seconds * 1_000) return value;
  const at = Date.now();
  const making = make();
  const keep = async (made: Value | Failure) =>
    isValue(made) && writeCache(url, JSON.stringify(made), { type: "application/json", seconds: longest, at });
  // A failure is reported to whoever awaits the value.
  waitUntil(making.then(keep, () => null));
  const made = await making;
  return isValue(made) ? made : (value ?? made);
}

/** A visitor would rather read ads of the last minutes than wait longer. */
const TIMEOUT_MS = 3_000;

/**
 * The value under a URL as {@link cached} gives it, and whether it is an older one in the place of one that could not be made.
 * @param make an error that it throws is logged and counts as a failure, and so does taking too long
 */
export async function cachedOrStale<Value extends object>(
  cache: Cached<Value>,
  make: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly isStale: boolean } | null> {
  let hasFailed = false;
  const value = await cached<Value, null>(cache, () => {
    // The deadline begins with the work: that of a cached value would pass with nobody to hear of it.
    const deadline = deadlineIn(TIMEOUT_MS, "a page waits no longer");
    return deadline
      .inTime(make())
      .catch((error: unknown) => {
        console.error(`${new URL(cache.url).host}: ${errorName(error)}`);
        hasFailed = true;
        return null;
      })
      .finally(deadline.clear);
  });
  return value && { value, isStale: hasFailed };
}
