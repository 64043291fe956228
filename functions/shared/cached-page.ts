import type { Env } from "../env";
import { builtPage } from "./built-page";
import type { WaitUntil } from "./context";
import { errorName } from "./error-name";
import { readCache, writeCache } from "./edge-cache";
import { fillPage, type Part } from "./fill-page";
import { type Rate, refuseTooMany } from "./rates";
import { sha256Hex } from "./sha-256";
import { closings } from "./switches";

/** Browsers ask again at each visit; « Back » shows the page without a request. */
const PAGE_CACHE_CONTROL = "private, no-cache";

/** Seconds after which a page that failed may be asked for again. */
export const RETRY_AFTER = "120";

export const htmlResponse = (html: BodyInit | null, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": PAGE_CACHE_CONTROL, ...headers },
  });

/** A page that cannot be shown now: search engines and browsers keep what they have of it, and come back. */
export const unavailableResponse = (html: string, retryAfter = RETRY_AFTER) =>
  htmlResponse(html, 503, { "Cache-Control": "no-store", "Retry-After": retryAfter });

export interface CachedPage {
  readonly env: Env;
  readonly request: Request;
  /** Address of the built page. */
  readonly shell: string;
  /** Names the page among those that are rendered into this built page, in one spelling. */
  readonly name: string;
  /** 60 at most for a page that shows what is closed (rule: site/switches). */
  readonly seconds: number;
  /** Limits how many pages that are not cached one network is rendered; for pages of which there are many. */
  readonly rate?: Rate;
  /** Whether the built page is nothing without its part, so that it answers 503 in its place. */
  readonly isEmptyAlone?: boolean;
  readonly waitUntil: WaitUntil;
}

/** A deployed version of the Worker has its own pages, so that a cached page is found without reading the built one. */
const addressOf = async ({ env, shell, name }: CachedPage) =>
  `https://pages.local${shell}/${env.RELEASE?.id ?? (await builtPage(env, shell)).etag}?${name}`;

interface WholePage {
  readonly html: BodyInit | null;
  readonly etag: string;
}

type Make<Value> = () => Promise<(Part<Value> & { readonly isCacheable: boolean }) | null>;

async function cachedOrMade<Value>(page: CachedPage, make: Make<Value>): Promise<WholePage | Response | null> {
  const { env, request, shell, seconds, rate, waitUntil } = page;
  const address = await addressOf(page);
  const known = await readCache(address, seconds);
  const knownTag = known?.headers.get("ETag");
  // What has no tag was not written here.
  if (known && knownTag) return { html: known.body, etag: knownTag };
  const limited = rate && (await refuseTooMany(env, rate, request));
  if (limited) return limited;
  const part = await make();
  if (!part) return null;
  const closed = await closings(env);
  const shut = Object.keys(closed).length > 0 ? { closed, path: new URL(request.url).pathname } : {};
  const html = await fillPage(htmlResponse((await builtPage(env, shell)).html), part, shut).text();
  const etag = `"${(await sha256Hex(html)).slice(0, 20)}"`;
  if (part.isCacheable) waitUntil(writeCache(address, html, { type: "text/html", seconds, etag }));
  return { html, etag };
}

/**
 * A page that is the same for all visitors, rendered once for so many seconds in each data centre. Should an error be thrown, the built page is
 * the answer, which is whole without what the Worker renders.
 * @param make null when there is nothing to render: the built page is the answer, and is not cached
 */
export async function cachedPage<Value>(page: CachedPage, make: Make<Value>): Promise<Response> {
  const { env, request, shell, isEmptyAlone } = page;
  const whole = await cachedOrMade(page, make).catch((error: unknown) => {
    console.error(`${shell}: ${errorName(error)}`);
    return null;
  });
  if (whole instanceof Response) return whole;
  if (!whole) {
    const { html } = await builtPage(env, shell);
    return isEmptyAlone ? unavailableResponse(html) : htmlResponse(html);
  }
  const { html, etag } = whole;
  // A server in between that compresses the page makes the tag a weak one.
  return request.headers.get("If-None-Match")?.replace(/^W\//, "") === etag
    ? new Response(null, { status: 304, headers: { ETag: etag, "Cache-Control": PAGE_CACHE_CONTROL } })
    : htmlResponse(html, 200, { ETag: etag });
}
