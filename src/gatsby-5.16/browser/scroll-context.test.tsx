// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ScrollContext } from "./scroll-context";

let went: string[] = [];
const scrolledTo = (y: number) => {
  vi.stubGlobal("scrollY", y);
  dispatchEvent(new Event("scroll"));
};
const at = (key: string, pathname = "/a", hash = "") => ({ location: { key, pathname, hash } });
const shown = (place: ReturnType<typeof at>, more: object = {}) => (
  <ScrollContext {...place} {...more}>
    <p id="avis">x</p>
  </ScrollContext>
);

beforeEach(() => {
  went = [];
  sessionStorage.clear();
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => work());
  vi.stubGlobal("scrollTo", (_: number, y: number) => went.push(`to ${y}`));
  Element.prototype.scrollIntoView = function () {
    went.push(`to #${this.id}`);
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("where a page is scrolled to", () => {
  // rule: site/place-kept
  it("is the top after a link, and where one was after Back", () => {
    const { rerender } = render(shown(at("one")));
    scrolledTo(640);
    rerender(shown(at("two", "/b")));
    rerender(shown(at("one")));
    expect(went).toEqual(["to 0", "to 640"]);
  });

  it("is where one was when the page is loaded anew, and is left to the browser where nothing is known", () => {
    render(shown(at("one")));
    scrolledTo(640);
    cleanup();
    render(shown(at("one")));
    cleanup();
    render(shown(at("other")));
    expect(went).toEqual(["to 640"]);
  });

  it("is the anchor that the address names, whatever was kept, where the page has it", () => {
    const { rerender } = render(shown(at("one", "/a", "#avis")));
    rerender(shown(at("two", "/a", "#rien")));
    expect(went).toEqual(["to #avis"]);
  });

  it("is what Gatsby allows: it is asked upon the component, whose positions it may read", () => {
    scrolledTo(640);
    const asked: unknown[] = [];
    const refuse = function (this: ScrollContext, before: unknown, { location }: { location: { pathname: string } }) {
      asked.push([before !== undefined, this._stateStorage.read(location, "one")]);
      return false;
    };
    const { rerender } = render(shown(at("one"), { shouldUpdateScroll: refuse }));
    scrolledTo(640);
    rerender(shown(at("two"), { shouldUpdateScroll: refuse }));
    expect([asked, went]).toEqual([[[true, 640]], []]);
  });

  it("is remembered within the page where the browser keeps nothing", () => {
    const closed = () => {
      throw new DOMException("closed", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { clear: closed, getItem: closed, setItem: closed });
    const { rerender } = render(shown(at("one")));
    scrolledTo(640);
    rerender(shown(at("two", "/b")));
    rerender(shown(at("one")));
    expect(went).toEqual(["to 0", "to 640"]);
  });
});
