/** The browser's own keeper of workers; none in private windows and where the page is not safe, whatever the type says. */
export const serviceWorkers = () => (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
