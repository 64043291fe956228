import type * as z from "zod/mini";
import { cachedPage, type CachedPage } from "../shared/cached-page";
import { cachedOrStale } from "../shared/edge-cache";
import type { Part } from "../shared/fill-page";
import { notFound } from "../site/error-pages";

/** When the database fails, the ads of the last minutes are shown, with a line that says so. */
const STALE_SECONDS = 300;

interface Listed<Value> {
  /** Names the value among those of all lists, in one spelling. */
  readonly name: string;
  readonly schema: z.ZodMiniType<Value>;
  readonly read: () => Promise<Value>;
  /** @returns null when there is nothing to render */
  readonly partOf: (value: Value, isStale: boolean) => Part<unknown> | null;
}

/** A page of ads. Its value is cached for times when the database fails alone: a cached page that is made from a cached value would be as old as both. */
export const listPage = <Value extends object>(
  page: CachedPage,
  { name, schema, read, partOf }: Listed<Value>,
): Promise<Response> =>
  cachedPage(page, async () => {
    const url = `https://annonces.local/page/${name}`;
    const cache = { url, schema, seconds: 0, staleSeconds: STALE_SECONDS, waitUntil: page.waitUntil };
    const found = await cachedOrStale(cache, read);
    const part = found && partOf(found.value, found.isStale);
    return part && { ...part, isCacheable: !found.isStale };
  });

/** As listPage, of a page that may not exist: 404 where there is nothing to render of what was read. */
export async function listPageIfKnown<Value extends object>(
  page: CachedPage,
  listed: Listed<Value>,
): Promise<Response> {
  let isUnknown = false;
  const answer = await listPage(page, {
    ...listed,
    partOf: (value, isStale) => {
      const part = listed.partOf(value, isStale);
      isUnknown = part === null;
      return part;
    },
  });
  return isUnknown ? notFound(page.env, new URL(page.request.url).pathname) : answer;
}
