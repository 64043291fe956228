// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeStorage } from "../../../tests/support/browser-storage";
import { ECO } from "../../shared/stored/choice-keys";
import { THEME } from "../../shared/stored/frame-keys";
import { themeScript } from "./theme-script";

const root = document.documentElement;
const runInHead = () => new Function(themeScript)();
/** Tells which of the observed elements the window shows; jsdom has no IntersectionObserver. */
let tellShown: (target: Element, isIntersecting: boolean) => void;
const observed = new Set<Element>();
const observers: MutationObserver[] = [];

beforeEach(() => {
  vi.stubGlobal(
    "MutationObserver",
    class extends MutationObserver {
      constructor(callback: MutationCallback) {
        super(callback);
        observers.push(this);
      }
    },
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: readonly object[]) => void) {
        tellShown = (target, isIntersecting) => report([{ target, isIntersecting }]);
      }
      observe = (element: Element) => observed.add(element);
    },
  );
});

afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  document.body.innerHTML = "";
  observed.clear();
});

describe("the script in the head of each page", () => {
  it.each(["light", "dark"])("shows the stored mode: %s", (mode) => {
    localStorage.setItem(THEME, mode);
    runInHead();
    expect(root.dataset.theme).toBe(mode);
  });

  it.each([null, "system", "blue", ""])("leaves the mode to the system when %j is stored", (stored) => {
    if (stored !== null) localStorage.setItem(THEME, stored);
    runInHead();
    expect(root.dataset.theme).toBeUndefined();
  });

  it.each([
    ["light", "dark"],
    ["dark", "light"],
  ])("shows the mode forced by the page (%s) instead of the visitor's (%s)", (forced, stored) => {
    root.dataset.forced = forced;
    localStorage.setItem(THEME, stored);
    runInHead();
    expect(root.dataset.theme).toBe(forced);
  });

  it("leaves the mode to the system when the browser refuses access to its storage", () => {
    closeStorage();
    runInHead();
    expect(root.dataset.theme).toBeUndefined();
  });

  it("shows a forced mode even when the browser refuses access to its storage", () => {
    closeStorage();
    root.dataset.forced = "dark";
    runInHead();
    expect(root.dataset.theme).toBe("dark");
  });

  const connection = (saveData: boolean | undefined) =>
    vi.stubGlobal("navigator", { connection: saveData === undefined ? undefined : { saveData } });
  const isEco = () => "eco" in root.dataset;

  it.each([
    ["1", false, true],
    ["1", undefined, true],
    ["0", true, false],
    [null, true, true],
    [null, false, false],
    [null, undefined, false],
  ])(
    "saves data by the visitor's choice (%j), otherwise by that of the connection (%j): %j",
    (stored, saveData, eco) => {
      if (stored !== null) localStorage.setItem(ECO, stored);
      connection(saveData);
      runInHead();
      expect(isEco()).toBe(eco);
    },
  );

  it("follows the data saver of the connection when the browser refuses access to its storage", () => {
    closeStorage();
    connection(true);
    runInHead();
    expect(isEco()).toBe(true);
  });

  const at = (search: string) => vi.stubGlobal("location", { search });

  it.each([
    ["", null, "comparer"],
    ["", "[]", "comparer"],
    ["", '[{"id":1,"name":"Hilux"}]', ""],
    ["?v=1,2", null, ""],
    ["?v=1,2", '[{"id":1,"name":"Hilux"}]', ""],
  ])(
    "starts the scripts of a page that shows stored content, at the address « %s » with %j stored: data-live is %j",
    (search, kept, live) => {
      root.dataset.live = "comparer";
      if (kept !== null) localStorage.setItem("comparer", kept);
      at(search);
      runInHead();
      expect(root.dataset.live).toBe(live);
    },
  );

  it("starts the scripts of a page with a query even when the browser refuses access to its storage", () => {
    closeStorage();
    root.dataset.live = "comparer";
    at("?v=1,2");
    runInHead();
    expect(root.dataset.live).toBe("");
  });

  it("does not start the scripts of a page that works without them, whatever its query", () => {
    at("?utm_source=x");
    runInHead();
    expect(root.dataset.live).toBeUndefined();
  });

  it.each([
    [false, null],
    [true, "lazy"],
  ])(
    "loads only the main picture while the page is parsed, and none when data is saved (%s)",
    async (saveData, loading) => {
      connection(saveData);
      runInHead();
      document.body.innerHTML =
        '<link rel="preload" fetchpriority="low"><img id="first" fetchpriority="high" loading="lazy"><img id="other" loading="lazy">';
      await Promise.resolve(); // The observer reports parsed elements in a microtask.
      expect(["first", "other"].map((id) => document.getElementById(id)?.getAttribute("loading"))).toEqual([
        loading,
        "lazy",
      ]);
    },
  );

  it("loads the pictures of the page that the window shows, and no other, as often as some are added", async () => {
    runInHead();
    const picture = (id: string) => `<picture><source><img id="${id}" loading="lazy"></picture>`;
    document.body.innerHTML = `${picture("menu")}<main>${picture("seen")}${picture("further")}</main>`;
    await Promise.resolve();
    document.querySelector("main")?.insertAdjacentHTML("beforeend", picture("later seen"));
    await Promise.resolve();
    for (const element of observed) tellShown(element, element.lastElementChild?.id.endsWith("seen") === true);
    const loading = ["menu", "seen", "further", "later seen"].map((id) =>
      document.getElementById(id)?.getAttribute("loading"),
    );
    expect(loading).toEqual(["lazy", null, "lazy", null]);
  });

  it("marks the page as still until the visitor moves", () => {
    runInHead();
    expect(root.hasAttribute("data-still")).toBe(true);
  });

  it.each(["touchmove", "wheel", "keydown", "change"])(
    "removes the mark at the first %s, wherever it happens",
    (type) => {
      runInHead();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(root.hasAttribute("data-still")).toBe(false);
    },
  );

  it("keeps the mark while the visitor moves in the header, whose menu covers the page", () => {
    document.body.innerHTML = "<header><p></p></header>";
    runInHead();
    for (const type of ["touchmove", "wheel", "keydown", "change"])
      document.querySelector("p")?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(root.hasAttribute("data-still")).toBe(true);
  });

  it.each(["pointerdown", "touchstart", "click"])(
    "keeps the mark through a %s, which scripts must handle first",
    (type) => {
      runInHead();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(root.hasAttribute("data-still")).toBe(true);
    },
  );

  it("removes the mark when the page is scrolled, but not when a strip inside it is, because a browser may do that by itself", () => {
    runInHead();
    document.body.dispatchEvent(new Event("scroll"));
    expect(root.hasAttribute("data-still")).toBe(true);
    document.dispatchEvent(new Event("scroll", { bubbles: true }));
    expect(root.hasAttribute("data-still")).toBe(false);
  });
});
