import { APP_DATA } from "../../gatsby-5.16/browser/app-data";
import { routes } from "../../routes";
import { bundle } from "./bundle";
import type { Launch } from "./inline-boot";
import type { Survey } from "./survey";

/**
 * Addresses of the offline page and of all files that its application needs; empty when the site has no offline page.
 * @param first addresses of the scripts that start every page
 */
export function offlineFiles(
  { pages }: Survey,
  first: readonly string[],
  { common, kinds, styles }: Launch,
): readonly string[] {
  const page = pages.find(({ address }) => address === routes.offline);
  if (!page) return [];
  return [routes.offline, APP_DATA, ...first, ...styles, ...common, ...(kinds.get(page.data.componentChunkName) ?? [])];
}

/** The service worker that caches the pages that visitors read. @param files addresses that it caches when it is installed */
export const offlineWorker = (files: readonly string[]) =>
  bundle("src/site/offline/worker.ts", { __OFFLINE_FILES__: files });

/** A service worker that replaces the other one, deletes its caches and unregisters. */
export const goneWorker = () => bundle("src/site/offline/unregistering-worker.ts");
