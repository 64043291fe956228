import { serviceWorkers } from "./service-worker";

/** Tells the worker something once it is there; never, in a browser that has none. */
export function tellWorker(message: object): void {
  void serviceWorkers()?.ready.then(({ active }) => active?.postMessage(message));
}
