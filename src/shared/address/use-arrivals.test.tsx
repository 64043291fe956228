// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptHere, queryHere, writeAddress, writeQuery } from "./address";
import { useArrivals } from "./use-arrivals";

let told: string[] = [];
const listen = () =>
  renderHook(
    ({ name }) =>
      useArrivals((stepped) => {
        told.push(`${name} ${stepped ? "back at" : "at"} ${queryHere()}`);
        return () => void told.push("left");
      }),
    { initialProps: { name: "page" } },
  );
const back = () => dispatchEvent(new PopStateEvent("popstate"));
/** As gatsby-browser.tsx tells of the router’s navigations. */
const led = () => dispatchEvent(new Event("app:page"));

beforeEach(() => {
  told = [];
  history.replaceState({ key: "of the router" }, "", "/page?a=1#part");
});
afterEach(cleanup);

test("the address is read once the page is alive, at a link to the same page, and at Back", () => {
  listen();
  writeAddress("/page?a=2");
  led();
  writeAddress("/page?a=3");
  back();
  expect(told).toEqual(["page at a=1", "left", "page at a=2", "left", "page back at a=3"]);
});

test("what it writes itself is no arrival; another render is none either, and is the one that reads", () => {
  const { rerender } = listen();
  writeQuery("a=4");
  rerender({ name: "newer page" });
  expect(told).toEqual(["page at a=1"]);
  back();
  expect(told.at(-1)).toBe("newer page back at a=4");
});

test("the address of another page is not its own; once it is gone it hears nothing", () => {
  const { unmount } = listen();
  history.replaceState(null, "", "/elsewhere?a=5");
  back();
  led();
  expect(told).toEqual(["page at a=1"]);
  history.replaceState(null, "", "/page");
  unmount();
  back();
  led();
  expect(told).toEqual(["page at a=1", "left"]);
});

test("a query is written in the place of the one before, beside the anchor and what the router keeps", () => {
  const before = history.length;
  writeQuery("a=6");
  expect([location.pathname + location.search + location.hash, history.length]).toEqual(["/page?a=6#part", before]);
  writeQuery("");
  expect(location.pathname + location.search + location.hash).toBe("/page#part");
  expect(history.state).toEqual({ key: "of the router" });
});

test("a step is one to come back to, with what is kept beside it", () => {
  const before = history.length;
  writeAddress("/page?a=7", { step: true, kept: { more: 2 } });
  expect([history.length, location.search, keptHere("more"), keptHere("key")]).toEqual([
    before + 1,
    "?a=7",
    2,
    "of the router",
  ]);
  history.replaceState(null, "");
  expect(keptHere("more")).toBeUndefined();
});
