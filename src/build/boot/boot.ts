/**
 * The one script a page runs by itself, ≤ 1.2 KB. Nothing it loads executes before the visitor touches the page; it
 * holds the clicks made on buttons until the application has taken the page over; links, <details>, popovers and forms
 * with an address work as they are.
 *
 * - `<html data-live>`: a page with nothing in it before scripts; they start at once. The head says so, too, of a page whose address asks
 *   for something that scripts alone can show, or that the browser keeps something for (src/site/theme/theme-script.ts).
 * - `<html data-eco>`: the visitor saves data (src/site/theme/theme-script.ts): nothing is fetched ahead.
 * - `app:ready` (event on window): the application is there; held clicks are made again.
 * - `data-held`: on a button whose click waits.
 * - `data-page`, on the script: where the page's data is, if its own address does not tell (`/index`, `/404.html`).
 */
export {};

/** Set at publishing: addresses of the scripts, in order; each leaves the list when it is asked for. */
declare const __SCRIPTS__: string[];

declare global {
  interface Navigator {
    readonly connection?: { readonly effectiveType?: string };
  }
}

const { head, currentScript, documentElement } = document;
const page = currentScript?.dataset.page ?? location.pathname;
const waiting = __SCRIPTS__;
const held = new Set<HTMLElement>();
const armed = new AbortController();

const add = (element: string, properties: object) =>
  head.append(Object.assign(document.createElement(element), properties));

/** Idempotent: a script that failed to load is asked for again at the next touch. */
const start = () => {
  for (const src of waiting.splice(0)) add("script", { src, async: false, onerror: () => waiting.push(src) });
};

const on = (type: string, listener: (event: Event & { readonly movementX?: number }) => void) =>
  addEventListener(type, listener, { capture: true, signal: armed.signal });

for (const type of ["pointerdown", "touchstart", "keydown", "focusin"]) on(type, start);

on("click", (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const element = target.closest<HTMLElement & { readonly type?: string }>(
    "a,summary,button:not([popovertarget],[commandfor]),[role=button],input[type=button],input[type=submit],[data-live]",
  );
  if (!element || element.matches("a,summary") || (element.type === "submit" && element.closest("form[action]")))
    return;
  event.stopPropagation();
  if (element.type) event.preventDefault();
  element.dataset.held = "";
  held.add(element);
  start();
});

on("app:ready", () => {
  armed.abort();
  for (const element of held) {
    delete element.dataset.held;
    element.click();
  }
});

on("load", () => {
  // Browsers say `pointerover`, and a `pointermove` of no length, for a mouse that merely lies over the page.
  on("pointermove", (event) => event.movementX && start());
  // Bytes ahead, without running them, where they cost the visitor nothing.
  (window.requestIdleCallback || setTimeout)(() => {
    const { effectiveType = "" } = navigator.connection ?? {};
    if (waiting[0] && !("eco" in documentElement.dataset) && !/[23]g/.test(effectiveType))
      for (const href of [...waiting, `/page-data${page}/page-data.json`, "/page-data/app-data.json"])
        add("link", { rel: "prefetch", href });
  });
});

if (documentElement.dataset.live === "") start();
