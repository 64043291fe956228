/**
 * First of the scripts that start at the visitor's touch. Gives Gatsby the two globals that it would print in every
 * page, asks at once for what this page's application would ask for in three rounds, and brings the full style sheet (the page
 * has its own kind's rules only) once the visitor's tap has been answered: it makes a phone compute the whole page's styles anew.
 */
import { APP_DATA, pageDataAt } from "../../gatsby-5.16/browser/data-addresses";
import { describeBuild, giveData } from "../../gatsby-5.16/browser/page-globals";

/** Set at publishing. */
declare const __CHUNKS__: Readonly<Record<string, readonly string[]>>;
declare const __COMPILATION__: string;
declare const __STYLES__: readonly string[];
/** Addresses of scripts and data that every page needs. */
declare const __COMMON__: readonly string[];
/** Kind of page → addresses of its own. */
declare const __KINDS__: Readonly<Record<string, readonly string[]>>;

describeBuild(__CHUNKS__, __COMPILATION__);

/**
 * A sheet that fails is asked for again at the next touch. It takes the place of the page's own rules: sheets of what opens
 * later stay after it, the editors' own, in the body, last.
 */
function addSheet(href: string): void {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.onerror = () => {
    link.remove();
    addEventListener("pointerdown", () => addSheet(href), { once: true });
  };
  document.querySelector("style")?.after(link);
}

/** Ending of an address → what a browser calls it; all else is data. */
const AS: Readonly<Record<string, string>> = { js: "script", css: "style" };

function preload(href: string): void {
  const as = AS[href.slice(href.lastIndexOf(".") + 1)] ?? "fetch";
  const link = Object.assign(document.createElement("link"), {
    rel: "preload",
    as,
    href,
    fetchPriority: as === "style" ? "low" : "auto",
  });
  if (as === "fetch") link.crossOrigin = "anonymous"; // as Gatsby's own request, or it would be fetched twice
  document.head.append(link);
}

const {
  kind = "",
  page = location.pathname,
  pageData,
} = document.querySelector<HTMLElement>("script[data-kind]")?.dataset ?? {};

// An error page is served at an address that has no data: its own is in the page.
if (pageData) giveData(pageData);
else preload(pageDataAt(page));
for (const href of [APP_DATA, ...__COMMON__, ...(__KINDS__[kind] ?? []), ...__STYLES__]) preload(href);
addEventListener("app:ready", () => requestAnimationFrame(() => setTimeout(() => __STYLES__.forEach(addSheet))), {
  once: true,
});
