/**
 * The only script that a page runs by itself, ≤ 1.2 KB. Nothing that it loads executes before the visitor touches the page. It
 * holds clicks on buttons until the application has hydrated the page; links, <details> and forms with an action
 * work without it.
 *
 * - `<html data-live>`: the page is empty without scripts, so they start at once. A script in the head also sets it when the address has a query
 *   that only scripts can answer, or when the browser has stored something for the page (src/site/theme/theme-script.ts).
 * - `<html data-eco>`: the visitor saves data (src/site/theme/theme-script.ts), so nothing is prefetched.
 * - `app:ready` (event on window): the application has started; held clicks are replayed.
 * - `data-held`: set on a button whose click is held; once it is taken off, the click is dropped. Its value is "true" when the button says "not pressed"
 *   (`aria-pressed`): it then says "pressed" at once, until the application decides.
 * - `data-page`, on the script: path of the page's data, where it cannot be derived from the page's address (`/index`, `/404.html`).
 */
export {};

/** Set at publishing: addresses of the scripts, in order. Each is removed from the list when it is requested. */
declare const __SCRIPTS__: string[];

declare global {
  interface Navigator {
    readonly connection?: { readonly effectiveType?: string };
  }
}

const { head, currentScript, documentElement } = document;
const page = currentScript?.dataset.page ?? location.pathname;
const waiting = __SCRIPTS__;
const armed = new AbortController();

const add = (element: string, properties: object) =>
  head.append(Object.assign(document.createElement(element), properties));

/** Idempotent: a script that failed to load is requested again at the next touch. */
const start = () => {
  for (const src of waiting.splice(0)) add("script", { src, async: false, onerror: () => waiting.push(src) });
};

const on = (type: string, listener: (event: Event & { readonly movementX?: number }) => void) =>
  addEventListener(type, listener, { capture: true, signal: armed.signal });

for (const type of ["pointerdown", "touchstart", "keydown", "focusin"]) on(type, start);

on("click", (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>("a,summary,button");
  // A link has an empty type, and a summary none.
  if (!button?.type || (button.type === "submit" && button.closest("form[action]"))) return;
  event.stopPropagation();
  event.preventDefault();
  button.dataset.held ??= button.ariaPressed === "false" ? (button.ariaPressed = "true") : "";
  start();
});

on("app:ready", () => {
  armed.abort();
  for (const button of document.querySelectorAll<HTMLElement>("[data-held]")) {
    if (button.dataset.held) button.ariaPressed = "false";
    delete button.dataset.held;
    button.click();
  }
});

on("load", () => {
  // Browsers fire `pointerover`, and a `pointermove` without movement, for a mouse that merely rests over the page.
  on("pointermove", (event) => event.movementX && start());
  // The scripts are prefetched without being run, where that costs the visitor nothing.
  (window.requestIdleCallback || setTimeout)(() => {
    const { effectiveType = "" } = navigator.connection ?? {};
    if (waiting[0] && !("eco" in documentElement.dataset) && !/[23]g/.test(effectiveType))
      for (const href of [...waiting, `/page-data${page}/page-data.json`, "/page-data/app-data.json"])
        add("link", { rel: "prefetch", href });
  });
});

if (documentElement.dataset.live === "") start();
