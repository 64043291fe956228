/**
 * First of the scripts that start at the visitor's touch. It sets the two globals that Gatsby would print in every
 * page, and requests at once what this page's application would request in three rounds. It adds the full style sheet (the page
 * only has the rules of its own kind) once the visitor's tap has been handled, because a phone then recomputes the styles of the whole page.
 */
import { APP_DATA } from "../../gatsby-5.16/browser/app-data";
import { pageDataAt } from "../../gatsby-5.16/browser/data-addresses";
import { describeBuild, giveData } from "../../gatsby-5.16/browser/page-globals";

/** Set at publishing. */
declare const __COMPILATION__: string;
declare const __STYLES__: readonly string[];
/** Addresses of the scripts and data that every page needs. */
declare const __COMMON__: readonly string[];
/** Kind of page → addresses of its own. */
declare const __KINDS__: Readonly<Record<string, readonly string[]>>;
/** Chunk of a popup → addresses. */
declare const __POPUPS__: Readonly<Record<string, readonly string[]>>;

describeBuild(__COMPILATION__);

/**
 * Adds the full style sheet in the place of the page's own rules. Sheets of components that open later stay after it, and the
 * editors' own sheet, in the body, stays last. A sheet that fails to load is requested again at the next touch.
 */
function addSheet(href: string): void {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.onerror = () => {
    link.remove();
    addEventListener("pointerdown", () => addSheet(href), { once: true });
  };
  document.querySelector("style")?.after(link);
}

/** File extension → value of the `as` attribute; every other file is data. */
const AS: Readonly<Record<string, string>> = { js: "script", css: "style" };

function preload(href: string): void {
  const as = AS[href.slice(href.lastIndexOf(".") + 1)] ?? "fetch";
  const link = Object.assign(document.createElement("link"), {
    rel: "preload",
    as,
    href,
    fetchPriority: as === "style" ? "low" : "auto",
  });
  if (as === "fetch") link.crossOrigin = "anonymous"; // Without it, Gatsby's own request would fetch the file a second time.
  document.head.append(link);
}

const {
  kind = "",
  page = location.pathname,
  pageData,
} = document.querySelector<HTMLElement>("script[data-kind]")?.dataset ?? {};

// An error page is served at addresses that have no data, so its data is in the page.
if (pageData) giveData(pageData);
else preload(pageDataAt(page));
// The popup of the touched button is requested with the application, and not after it: on a slow network that saves a round trip.
const { chunk = "" } = document.querySelector<HTMLElement>("[data-chunk]:is(:active,[data-held])")?.dataset ?? {};
for (const href of [APP_DATA, ...__COMMON__, ...(__KINDS__[kind] ?? []), ...(__POPUPS__[chunk] ?? []), ...__STYLES__])
  preload(href);
/** Waits while a popup is opening, because its effect would be painted after the new styles of the whole page. */
const addSheets = (): unknown =>
  document.querySelector("[data-held]") ? setTimeout(addSheets, 50) : __STYLES__.forEach(addSheet);
addEventListener("app:ready", () => requestAnimationFrame(() => setTimeout(addSheets)), { once: true });
