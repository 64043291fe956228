import { navigate } from "gatsby";
import { fetchAhead, isErrorPage } from "../../gatsby-5.16/browser/page-globals";

/** What of the site is not a page of the application: the Worker, feeds and files answer it; it also knows an article without its category. */
const NOT_PAGES = /^\/(?:api|media|static|page-data|actualite-auto\/toute-actualite)\/|\.[a-z0-9]{2,5}$/i;

/**
 * The path to go to within the application, or null when the browser should follow the link itself: other sites, files,
 * new windows, modifier keys, an anchor of this page.
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
 * Plain <a> everywhere, one listener for all: links work before scripts, and no page fetches ahead what nobody asked for
 * (Gatsby's <Link> fetches every visible link). Pointing at a link is asking: its data is fetched then, unless the visitor saves data.
 */
export function watchLinks(): void {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    const path = link && pathWithin(link, event, location);
    // An error page has taken its address's place among the application's pages: from it, the browser goes on by itself.
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
