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
  vi.stubGlobal("scrollTo", ({ top }: { top: number }) => went.push(`to ${top}`));
  Element.prototype.scrollIntoView = function () {
    went.push(`to #${this.id}`);
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the scroll position of a page", () => {
  // rule: site/place-kept
  it("is the top after a link, and the previous position after Back", () => {
    const { rerender } = render(shown(at("one")));
    scrolledTo(640);
    rerender(shown(at("two", "/b")));
    rerender(shown(at("one")));
    expect(went).toEqual(["to 0", "to 640"]);
  });

  it("is restored after a reload, and is left to the browser when no position is stored", () => {
    render(shown(at("one")));
    scrolledTo(640);
    cleanup();
    render(shown(at("one")));
    cleanup();
    render(shown(at("other")));
    expect(went).toEqual(["to 640"]);
  });

  it("is the anchor of the address if the page has it, whatever position is stored", () => {
    const { rerender } = render(shown(at("one", "/a", "#avis")));
    rerender(shown(at("two", "/a", "#rien")));
    expect(went).toEqual(["to #avis"]);
  });

  it("changes only if Gatsby’s shouldUpdateScroll allows it, which is called on the component and may read its positions", () => {
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

  it("is kept in memory when the browser stores nothing", () => {
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
