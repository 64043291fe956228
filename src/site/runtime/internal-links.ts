import { navigate } from "gatsby";
import { fetchAhead, isErrorPage } from "../../gatsby-5.16/browser/page-globals";

/** Addresses that are not pages of the application: those of the Worker, feeds and files (Gatsby's data end in .json), and of articles without a category, which the Worker redirects. */
const NOT_PAGES = /^\/(?:api|media|static|actualite-auto\/toute-actualite)\/|\.[a-z0-9]{2,5}$/i;

/**
 * The path to navigate to within the application; null when the browser should follow the link itself: for other sites, files, new windows, modifier
 * keys and anchors of this page.
 */
export function pathWithin(link: HTMLAnchorElement, event: MouseEvent, here: Location): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  if (link.origin !== here.origin || link.target || link.hasAttribute("download") || NOT_PAGES.test(link.pathname))
    return null;
  if (link.pathname === here.pathname && link.search === here.search) return null;
  return link.pathname + link.search + link.hash;
}

const linkOf = (event: Event) => (event.target instanceof Element ? event.target.closest("a") : null);

/**
 * Handles all plain <a> links with one listener. Links therefore work without scripts, and nothing is prefetched needlessly: Gatsby's <Link> would
 * prefetch every visible link. When the visitor points at a link, its data is prefetched, unless they save data.
 */
export function watchLinks(): void {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    const path = link && pathWithin(link, event, location);
    // On an error page, Gatsby's router has the error page stored for this address, so the browser follows the link itself.
    if (!path || isErrorPage()) return;
    event.preventDefault();
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("header details[open]")) menu.open = false;
    void navigate(path);
  });
  document.addEventListener(
    "pointerenter",
    (event) => {
      const link = linkOf(event);
      if (
        link &&
        !("eco" in document.documentElement.dataset) &&
        link.origin === location.origin &&
        !NOT_PAGES.test(link.pathname)
      )
        fetchAhead(link.pathname);
    },
    { capture: true, passive: true },
  );
}
