import { JSDOM, type DOMWindow } from "jsdom";
import { beforeAll, describe, expect, test } from "vitest";
import { themeScript } from "../../site/theme/theme-script";
import { bootScript } from "../publish/inline-boot";

const SCRIPTS = ["/launch-1.js", "/runtime-2.js", "/app-3.js"];
let boot = "";
beforeAll(async () => {
  boot = await bootScript(SCRIPTS);
});

interface Opened {
  readonly window: DOMWindow;
  readonly asked: () => string[];
  readonly ahead: () => string[];
  readonly find: (selector: string) => HTMLElement;
}

/** Opens a page with the boot script in a window that loads no resources. */
async function open(
  body: string,
  options: { html?: string; script?: string; connection?: object; query?: string; kept?: Record<string, string> } = {},
): Promise<Opened> {
  const source = `<!DOCTYPE html><html ${options.html ?? ""}><head><script>${themeScript}</script></head><body>${body}<script ${options.script ?? ""}>${boot}</script></body></html>`;
  const { window } = new JSDOM(source, {
    url: `https://exemple.sn/a/b${options.query ?? ""}`,
    runScripts: "dangerously",
    beforeParse: (made) => {
      // jsdom does not have it; no picture comes into view here.
      Object.assign(made, {
        IntersectionObserver: class {
          observe(): void {}
        },
      });
      Object.defineProperty(made.navigator, "connection", { value: options.connection });
      for (const [name, value] of Object.entries(options.kept ?? {})) made.localStorage.setItem(name, value);
    },
  });
  await new Promise((loaded) => window.addEventListener("load", loaded));
  await new Promise((later) => setTimeout(later, 5));
  const list = (selector: string, name: string) =>
    [...window.document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const find = (selector: string) => {
    const element = window.document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element;
  };
  return { window, asked: () => list("script[src]", "src"), ahead: () => list("link[rel=prefetch]", "href"), find };
}

const touch = ({ window }: Opened, type: string, init: object = {}) => {
  const event = new window.Event(type, { bubbles: true, cancelable: true });
  window.document.body.dispatchEvent(Object.assign(event, init));
};

describe("boot", () => {
  test("is at most 1.2 KB, not counting the names of the scripts", () => {
    expect(Buffer.byteLength(boot) - JSON.stringify(SCRIPTS).length).toBeLessThanOrEqual(1_228);
  });

  test("requests no script before a touch, and prefetches on a good connection", async () => {
    const page = await open("<p>x</p>");
    expect(page.asked()).toEqual([]);
    expect(page.ahead()).toEqual([...SCRIPTS, "/page-data/a/b/page-data.json", "/page-data/app-data.json"]);
  });

  test.each([{ effectiveType: "3g" }, { effectiveType: "slow-2g" }])("prefetches nothing on %j", async (connection) => {
    expect((await open("<p>x</p>", { connection })).ahead()).toEqual([]);
  });

  test("prefetches nothing for a visitor who saves data", async () => {
    expect((await open("<p>x</p>", { html: "data-eco" })).ahead()).toEqual([]);
  });

  test.each(["pointerdown", "touchstart", "keydown", "focusin"])(
    "starts the scripts once, in order, at %s",
    async (type) => {
      const page = await open("<p>x</p>");
      touch(page, type);
      touch(page, type);
      expect(page.asked()).toEqual(SCRIPTS);
      expect(
        [...page.window.document.querySelectorAll<HTMLScriptElement>("script[src]")].every((script) => !script.async),
      ).toBe(true);
    },
  );

  test("a mouse that moves starts the scripts; a mouse that rests on the page does not", async () => {
    const page = await open("<p>x</p>");
    touch(page, "pointerover");
    touch(page, "pointermove", { movementX: 0 });
    expect(page.asked()).toEqual([]);
    touch(page, "pointermove", { movementX: 3 });
    expect(page.asked()).toEqual(SCRIPTS);
  });

  test("a page that is empty without scripts starts them at once", async () => {
    expect((await open("<p>x</p>", { html: "data-live" })).asked()).toEqual(SCRIPTS);
  });

  test.each([
    ["its address has a query", 'data-live="query"', { query: "?carrosserie=suv" }, SCRIPTS],
    ["there is no query and nothing is stored", 'data-live="comparer"', {}, []],
    [
      "something is stored for it",
      'data-live="comparer"',
      { kept: { comparer: '[{"id":1,"name":"Hilux"}]' } },
      SCRIPTS,
    ],
  ])("a page that only scripts can fill, when %s, requests %j", async (_, html, visit, asked) => {
    expect((await open("<p>x</p>", { html, ...visit })).asked()).toEqual(asked);
  });

  test("the data of a page served at another address is loaded from the path in data-page", async () => {
    expect((await open("<p>x</p>", { script: 'data-page="/index"' })).ahead()).toContain(
      "/page-data/index/page-data.json",
    );
  });

  test("a click on a button waits for the application and is replayed once", async () => {
    const page = await open('<button type="button" id="b"><span>ouvrir</span></button>');
    let clicks = 0;
    page.find("#b").addEventListener("click", () => (clicks += 1));
    page.find("#b span").click();
    page.find("#b span").click();
    expect([clicks, "held" in page.find("#b").dataset, page.asked().length]).toEqual([0, true, 3]);
    page.window.dispatchEvent(new page.window.Event("app:ready"));
    expect([clicks, "held" in page.find("#b").dataset]).toEqual([1, false]);
    page.find("#b").click();
    expect(clicks).toBe(2);
  });

  test("a button that can be pressed says so at once, and leaves it to the application once that is ready", async () => {
    const page = await open('<button type="button" id="b" aria-pressed="false">Comparer</button>');
    const button = page.find("#b");
    const seen: (string | null)[] = [];
    button.addEventListener("click", () => seen.push(button.getAttribute("aria-pressed")));
    button.click();
    button.click();
    expect([button.getAttribute("aria-pressed"), seen]).toEqual(["true", []]);
    page.window.dispatchEvent(new page.window.Event("app:ready"));
    expect([button.getAttribute("aria-pressed"), seen]).toEqual(["false", ["false"]]);
  });

  test.each([
    ["a link", '<a id="x" href="#y">y</a>'],
    ["a summary", '<details><summary id="x">y</summary></details>'],
    ["a form with an action", '<form action="/recherche"><button id="x">y</button></form>'],
    ["a box to tick", '<input id="x" type="checkbox">'],
  ])("%s works before the scripts run", async (_, body) => {
    const page = await open(body);
    const seen: boolean[] = [];
    page.window.document.addEventListener("click", (event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault(); // jsdom reports an error when a page navigates.
    });
    page.find("#x").click();
    expect(seen).toEqual([false]);
  });

  test("a click on a submit button of a form without an action is held", async () => {
    const page = await open('<form><button id="x">y</button></form>');
    const event = new page.window.MouseEvent("click", { bubbles: true, cancelable: true });
    page.find("#x").dispatchEvent(event);
    expect([event.defaultPrevented, "held" in page.find("#x").dataset]).toEqual([true, true]);
  });

  test("a script that fails to load is requested again at the next touch", async () => {
    const page = await open("<p>x</p>");
    touch(page, "pointerdown");
    page.find('script[src="/app-3.js"]').dispatchEvent(new page.window.Event("error"));
    touch(page, "pointerdown");
    expect(page.asked()).toEqual([...SCRIPTS, "/app-3.js"]);
  });
});
