/**
 * Creates only the pages that are new or have changed, and keeps the others with their nodes. Gatsby deletes the nodes of all pages before it creates each page
 * again: a third of the time of one changed price among 10,000 models.
 *
 * - Relies on: pages and their contexts are in the store's state, kept from build to build; a page is deleted when its `updatedAt` is older than `createPages`;
 *   the plugin `internal-data-bridge` owns the nodes of pages, and deletes that of a deleted page.
 * - No public way: `createPage` compares each page with the known one, and writes it in any case.
 * - When it changes: pages are created one by one again, or are missing from `allSitePage`; the tests of rebuilds and canaries say so.
 */
import { isDeepStrictEqual } from "node:util";
import type { GatsbyNode, NodePluginArgs, Page } from "gatsby";

type Store = NodePluginArgs["store"];
type KnownPage = Page & { updatedAt: number };

const pagesOf = (store: Store) => (store.getState() as { readonly pages: ReadonlyMap<string, KnownPage> }).pages;

/** Addresses of all pages of the site: a query for them would read a node of each. */
export const addressesOfPages = (store: Store): readonly string[] => [...pagesOf(store).keys()];

/** Lets Gatsby keep the nodes of pages. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ store }) =>
  void store.dispatch({ type: "ENABLE_STATEFUL_SOURCE_PLUGIN", plugin: { name: "internal-data-bridge" } });

/** @returns `createPage` that does nothing for a page that is already as it should be, but keep it */
export function createIfChanged<Create extends (page: Page<Record<string, unknown>>) => void>(
  create: Create,
  store: Store,
): (page: Parameters<Create>[0]) => void {
  const pages = pagesOf(store);
  return (page) => {
    const known = pages.get(page.path);
    const isSame =
      known?.component === page.component &&
      known.matchPath === page.matchPath &&
      isDeepStrictEqual(known.context, page.context);
    if (known && isSame) known.updatedAt = Date.now();
    else create(page);
  };
}
