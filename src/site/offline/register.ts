import { dataOf } from "./kept";
import { keepMessage, modeMessage } from "./messages";
import { serviceWorkers } from "./service-worker";
import { tellWorker } from "./tell";

const isEco = () => "eco" in document.documentElement.dataset;
/** Whom costly data keeps from fetching pages twice has these at least without a network. */
const WORTH_IT = /^\/(?:guide-pratique|comparateur)(?:\/|$)/;

/** The addresses of all that this page has had from this site. */
const loaded = () =>
  performance.getEntriesByType("resource").flatMap(({ name }) => (name.startsWith(location.origin) ? name : []));

/** Has what the visitor reads kept on the phone. The page that brings the worker came before it: it is kept with all that it has loaded. */
export async function keepOffline(): Promise<void> {
  const serviceWorker = serviceWorkers();
  if (!serviceWorker) return;
  const first = !serviceWorker.controller;
  const registered = await serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => null); // a browser that keeps nothing
  if (!registered) return;
  tellWorker(modeMessage(isEco()));
  if (first) tellWorker(keepMessage([location.pathname, dataOf(location.pathname), ...loaded()]));
  // A page reached within the application brought its data alone.
  addEventListener("app:page", () => {
    if (!isEco() || WORTH_IT.test(location.pathname)) tellWorker(keepMessage([location.pathname]));
  });
}
