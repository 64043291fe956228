/**
 * What is published as /sw.js where SERVICE_WORKER=off: takes the place of the worker that visitors have, forgets all it kept and leaves.
 * Pages that are open go to the network from then on.
 */
import type { Scope } from "./scope";

declare const self: Scope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await self.clients.claim(); // from the worker that is replaced
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
