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
/** Addresses of each kind of page's own, by its number (`data-kind`). */
declare const __KINDS__: Readonly<Record<string, readonly string[]>>;
/** Addresses of the script that opens a prerendered popup, of its sheets, and of the scripts of the application's own popup. */
declare const __POPUP__: readonly [opener: string, sheets: readonly string[], scripts: readonly string[]];

describeBuild(__COMPILATION__);

const create = <Name extends "link" | "script">(name: Name, properties: object) =>
  Object.assign(document.createElement(name), properties);

/**
 * Adds a style sheet before those that are there already: the full one so takes the place of the page's own rules. Sheets of components that open later stay after it, and the
 * editors' own sheet, in the body, stays last. A sheet that fails to load is requested again at the next touch.
 */
function addSheet(href: string): void {
  const link = create("link", { rel: "stylesheet", href });
  link.onerror = () => {
    link.remove();
    addEventListener("pointerdown", () => addSheet(href), { once: true });
  };
  document.querySelector("style")?.after(link);
}

function preload(href: string): void {
  const as = /js$/.test(href) ? "script" : /css$/.test(href) ? "style" : "fetch";
  const fetchPriority = as === "style" ? "low" : "auto";
  // Without it, Gatsby's own request for data would fetch the file a second time.
  const crossOrigin = as === "fetch" ? "anonymous" : null;
  document.head.append(create("link", { rel: "preload", as, href, fetchPriority, crossOrigin }));
}

const {
  kind = "",
  page = location.pathname,
  pageData,
} = document.querySelector<HTMLElement>("script[data-kind]")?.dataset ?? {};

let popupRequested = false;

/** Requests the popup of a pressed button, which opens before the application is loaded (popup.ts). */
function loadPopup(pressed: string): void {
  if (popupRequested || !document.querySelector(`[data-popup]${pressed}`)) return;
  popupRequested = true;
  const [src, sheets, scripts] = __POPUP__;
  document.head.append(create("script", { src }));
  sheets.forEach(addSheet);
  scripts.forEach(preload);
}

// Before what the application needs, because the visitor waits for it. A button that is pressed after the page was touched elsewhere is found at its click.
loadPopup(":is(:active,[data-held])");
addEventListener("click", () => loadPopup("[data-held]"), true);

// An error page is served at addresses that have no data, so its data is in the page.
if (pageData) giveData(pageData);
else preload(pageDataAt(page));
for (const href of [APP_DATA, ...__COMMON__, ...(__KINDS__[kind] ?? []), ...__STYLES__]) preload(href);
/** Waits while a popup is opening, because its effect would be painted after the new styles of the whole page. */
const addSheets = (): unknown =>
  document.querySelector("[data-held]") ? setTimeout(addSheets, 50) : __STYLES__.forEach(addSheet);
addEventListener("app:ready", () => requestAnimationFrame(() => setTimeout(addSheets)), { once: true });
