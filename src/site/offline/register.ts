import { dataOf } from "./data-of";
import { keepMessage, modeMessage } from "./messages";
import { serviceWorkers } from "./service-worker";
import { postToWorker } from "./post-to-worker";

const isEco = () => "eco" in document.documentElement.dataset;
/** In « mode éco-données » pages are not fetched a second time for the cache, except these, which are the most useful without a network. */
const WORTH_IT = /^\/(?:guide-pratique|comparateur)(?:\/|$)/;

/** Addresses of all files of this site that the page has loaded. */
const loaded = () =>
  performance.getEntriesByType("resource").flatMap(({ name }) => (name.startsWith(location.origin) ? name : []));

/** Registers the service worker, which caches the pages that the visitor reads. The first page was loaded before it, so it is cached explicitly with its files. */
export async function keepOffline(): Promise<void> {
  const serviceWorker = serviceWorkers();
  if (!serviceWorker) return;
  const first = !serviceWorker.controller;
  const registered = await serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => null); // A browser without storage refuses the registration.
  if (!registered) return;
  postToWorker(modeMessage(isEco()));
  if (first) postToWorker(keepMessage([location.pathname, dataOf(location.pathname), ...loaded()]));
  // A navigation within the application loads only the data of a page, so the page itself is cached explicitly.
  addEventListener("app:page", () => {
    if (!isEco() || WORTH_IT.test(location.pathname)) postToWorker(keepMessage([location.pathname]));
  });
}
