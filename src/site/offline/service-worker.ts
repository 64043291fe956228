/** The browser's service worker container; undefined in private windows and on insecure pages, despite the type in lib.dom. */
export const serviceWorkers = () => (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
