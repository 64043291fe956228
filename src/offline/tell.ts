/** Tells the worker something once it is there; never, in a browser that has none. */
export function tellWorker(message: object): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }; // closed in private windows
  void serviceWorker?.ready.then(({ active }) => active?.postMessage(message));
}
