import { serviceWorkers } from "./service-worker";

/** Sends a message to the service worker once it is ready; does nothing in a browser without one. */
export function tellWorker(message: object): void {
  void serviceWorkers()?.ready.then(({ active }) => active?.postMessage(message));
}
