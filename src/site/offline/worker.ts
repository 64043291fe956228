/**
 * The site's service worker, published as /sw.js. Pages and data come from the network whenever it answers; a cached copy shows its date. Files whose
 * names change with their content are fetched once.
 */
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { COPY_DAYS } from "../../shared/stored/retention";
import { KEPT_AT, STORES } from "../../shared/stored/stores";
import { routes } from "../../routes";
import { withNotice } from "./copy-notice";
import { dataOf } from "./data-of";
import { isKeptPage, isOfAnotherPage, placeOf, type Place } from "./kept";
import { isModeMessage, isWeightQuestion, type Fetched } from "./messages";
import { followNotice, showNotices } from "./notices";
import { rememberMode, savesData } from "./remembered-mode";
import type { Scope } from "./worker-scope";

declare const self: Scope;
/** Set at publishing: the offline page and all files that it needs. */
declare const __OFFLINE_FILES__: readonly string[];

/** Seconds. */
const MONTH = COPY_DAYS * 86_400;
const NETWORK_TIMEOUT_S = 8;

const pathOf = (request: Request) => new URL(request.url).pathname;
const limit = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH, purgeOnQuotaError: true });
const isWhole = (response: Response) => response.status === 200 && response.type === "basic" && !response.redirected;
/** Pages and pictures do not depend on the query, so it is left out of the cache key. */
const withoutQuery = async ({ request }: { request: Request }) => new URL(request.url).origin + pathOf(request);
const whole = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isWhole(response) ? response : null),
};

const dated = {
  cacheKeyWillBeUsed: withoutQuery,
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    if (
      !isWhole(response) ||
      !isKeptPage(pathOf(request)) ||
      !/^text\/html\b/.test(response.headers.get("content-type") ?? "")
    )
      return null;
    const headers = new Headers(response.headers);
    headers.set(KEPT_AT, new Date().toISOString());
    return new Response(response.body, { headers });
  },
  // When a page has changed, its cached data is deleted, because old data would not match the new page.
  cacheDidUpdate: async ({
    request,
    oldResponse,
    newResponse,
  }: {
    request: Request;
    oldResponse?: Response | null;
    newResponse: Response;
  }) => {
    if (!oldResponse || oldResponse.headers.get("etag") === newResponse.headers.get("etag")) return;
    await (await caches.open(STORES.data)).delete(dataOf(pathOf(request)));
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) => {
    if (!cachedResponse) return null;
    return new Response(withNotice(await cachedResponse.text(), cachedResponse.headers.get(KEPT_AT) ?? ""), {
      headers: cachedResponse.headers,
    });
  },
  handlerDidError: () => caches.match(routes.offline),
};

const ofItsOwnPage = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    isOfAnotherPage(pathOf(request), request.referrer) ? null : cachedResponse,
};
/** Other pages also use files of the offline page, which are in its cache. */
const elsewhere = {
  handlerDidError: ({ request }: { request: Request }) => caches.match(request, { cacheName: STORES.offline }),
};

const at =
  (wanted: Place) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && placeOf(url.pathname) === wanted;

registerRoute(
  at("page"),
  new NetworkFirst({ cacheName: STORES.page, networkTimeoutSeconds: NETWORK_TIMEOUT_S, plugins: [limit(80), dated] }),
);
registerRoute(
  at("data"),
  new NetworkFirst({ cacheName: STORES.data, plugins: [limit(160), whole, ofItsOwnPage, elsewhere] }),
);
registerRoute(at("file"), new CacheFirst({ cacheName: STORES.file, plugins: [limit(240), whole, elsewhere] }));

const pictures = new CacheFirst({
  cacheName: STORES.picture,
  plugins: [limit(120), { ...whole, cacheKeyWillBeUsed: withoutQuery }],
});
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** In « mode éco-données » a picture that is not cached is fetched only on request (`?voir`). */
registerRoute(at("picture"), async ({ request, event, url }) => {
  if (url.search || !(await savesData())) return pictures.handle({ request, event });
  const kept = await caches.match(request, { cacheName: STORES.picture });
  return kept ?? new Response(NOTHING, { headers: { "content-type": "image/svg+xml" } });
});

/** Caches the offline page with its files, atomically, then deletes the files of older publications. */
async function keepOfflinePage(): Promise<void> {
  const store = await caches.open(STORES.offline);
  await store.addAll([...__OFFLINE_FILES__]);
  for (const request of await store.keys())
    if (!__OFFLINE_FILES__.includes(pathOf(request))) await store.delete(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepOfflinePage().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(showNotices(self)));
self.addEventListener("notificationclick", (event) => event.waitUntil(followNotice(event, self)));
self.addEventListener("message", (event) => isModeMessage(event.data) && event.waitUntil(rememberMode(event.data.eco)));

const fetched = (): Fetched =>
  performance.getEntriesByType("resource").map((entry) => ({
    name: entry.name,
    at: performance.timeOrigin + entry.startTime,
    bytes: (entry as PerformanceResourceTiming).transferSize,
  }));
performance.addEventListener("resourcetimingbufferfull", () => performance.clearResourceTimings());
self.addEventListener("message", ({ data, ports }) => isWeightQuestion(data) && ports[0]?.postMessage(fetched()));
