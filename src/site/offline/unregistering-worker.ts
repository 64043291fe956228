/**
 * Published as /sw.js when SERVICE_WORKER=off: replaces the service worker of visitors, deletes all its caches and unregisters itself. Open pages use the
 * network from then on.
 */
import type { Scope } from "./worker-scope";

declare const self: Scope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(unregister()));

async function unregister(): Promise<void> {
  await self.clients.claim(); // Takes the pages over from the worker that it replaces.
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
