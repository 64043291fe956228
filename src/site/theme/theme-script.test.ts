// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeStorage } from "../../../tests/support/browser-storage";
import { ECO } from "../../shared/stored/choice-keys";
import { THEME } from "../../shared/stored/frame-keys";
import { themeScript } from "./theme-script";

const root = document.documentElement;
const runInHead = () => new Function(themeScript)();

afterEach(() => {
  dispatchEvent(new Event("DOMContentLoaded")); // the page is read: its pictures are watched no more
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

describe("the script in the head of each page, before the first paint", () => {
  it.each(["light", "dark"])("shows the stored mode: %s", (mode) => {
    localStorage.setItem(THEME, mode);
    runInHead();
    expect(root.dataset.theme).toBe(mode);
  });

  it.each([null, "system", "blue", ""])("leaves the mode to the system where %j is stored", (stored) => {
    if (stored !== null) localStorage.setItem(THEME, stored);
    runInHead();
    expect(root.dataset.theme).toBeUndefined();
  });

  it.each([
    ["light", "dark"],
    ["dark", "light"],
  ])("shows the mode that the page forces (%s) over the visitor's (%s)", (forced, stored) => {
    root.dataset.forced = forced;
    localStorage.setItem(THEME, stored);
    runInHead();
    expect(root.dataset.theme).toBe(forced);
  });

  it("leaves the mode to the system where the browser closes its storage", () => {
    closeStorage();
    runInHead();
    expect(root.dataset.theme).toBeUndefined();
  });

  it("shows a forced mode even where the browser closes its storage", () => {
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
  ])("saves data where the visitor chose so (%j), else where the connection does (%j): %j", (stored, saveData, eco) => {
    if (stored !== null) localStorage.setItem(ECO, stored);
    connection(saveData);
    runInHead();
    expect(isEco()).toBe(eco);
  });

  it("saves data as the connection says where the browser closes its storage", () => {
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
    "wakes a page that shows what is kept, at the address « %s » with %j kept: data-live is %j",
    (search, kept, live) => {
      root.dataset.live = "comparer";
      if (kept !== null) localStorage.setItem("comparer", kept);
      at(search);
      runInHead();
      expect(root.dataset.live).toBe(live);
    },
  );

  it("wakes a page whose address asks for something even where the browser closes its storage", () => {
    closeStorage();
    root.dataset.live = "comparer";
    at("?v=1,2");
    runInHead();
    expect(root.dataset.live).toBe("");
  });

  it("wakes no page that reads without scripts, whatever its address says", () => {
    at("?utm_source=x");
    runInHead();
    expect(root.dataset.live).toBeUndefined();
  });

  it.each([
    [false, null],
    [true, "lazy"],
  ])(
    "has pictures of the first view fetched as they are read, and no other, but where data is saved (%s)",
    async (saveData, loading) => {
      connection(saveData);
      runInHead();
      document.body.innerHTML = '<img id="first" data-soon="" loading="lazy"><img id="other" loading="lazy">';
      await Promise.resolve(); // what is read is told in a microtask
      expect(["first", "other"].map((id) => document.getElementById(id)?.getAttribute("loading"))).toEqual([
        loading,
        "lazy",
      ]);
      document.body.innerHTML = "";
    },
  );

  it("holds the page still until the visitor moves", () => {
    runInHead();
    expect(root.hasAttribute("data-still")).toBe(true);
  });

  it.each(["touchmove", "wheel", "keydown", "change"])(
    "lets the page go at the first %s, wherever it happens",
    (type) => {
      runInHead();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(root.hasAttribute("data-still")).toBe(false);
    },
  );

  it.each(["pointerdown", "touchstart", "click"])(
    "holds it through a %s, which scripts have to answer first",
    (type) => {
      runInHead();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(root.hasAttribute("data-still")).toBe(true);
    },
  );

  it("lets the page go when it is scrolled, not when a strip inside it is: a browser may do that by itself", () => {
    runInHead();
    document.body.dispatchEvent(new Event("scroll"));
    expect(root.hasAttribute("data-still")).toBe(true);
    document.dispatchEvent(new Event("scroll", { bubbles: true }));
    expect(root.hasAttribute("data-still")).toBe(false);
  });
});
