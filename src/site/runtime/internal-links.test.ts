// @vitest-environment jsdom
import fc from "fast-check";
import { navigate } from "gatsby";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { pathWithin, watchLinks } from "./internal-links";

vi.mock("gatsby", () => ({ navigate: vi.fn() }));

const HERE = "/guide-auto/promos-du-moment?marque=toyota";

function linkTo(href: string | null, attributes: Record<string, string> = {}) {
  const link = document.createElement("a");
  if (href !== null) link.href = href;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}
const click = (options: MouseEventInit = {}) =>
  new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
const within = (link: HTMLAnchorElement, event = click()) => pathWithin(link, event, location);

beforeEach(() => history.replaceState(null, "", HERE));

describe("a link followed within the application", () => {
  it.each([
    ["/", "/"],
    ["/guide-auto", "/guide-auto"],
    ["/guide-auto/promos-du-moment", "/guide-auto/promos-du-moment"],
    ["/guide-auto/promos-du-moment?marque=kia", "/guide-auto/promos-du-moment?marque=kia"],
    ["/concessionnaires#cfao", "/concessionnaires#cfao"],
    ["http://localhost:3000/comparateur?v=1,2", "/comparateur?v=1,2"],
  ])("to %s goes to %s", (href, path) => expect(within(linkTo(href))).toBe(path));

  it("goes to the complete address of any page of the site", () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.option(word),
        fc.option(word),
        (parts, query, hash) => {
          const address = `/guide-pratique/${parts.join("/")}${query ? `?q=${query}` : ""}${hash ? `#${hash}` : ""}`;
          expect(within(linkTo(address))).toBe(address);
        },
      ),
    );
  });
});

describe("a link left to the browser", () => {
  it.each([
    "https://www.facebook.com/",
    "https://localhost:3000/guide-auto",
    "mailto:contact@guide.example",
    "tel:+221338000001",
    "/atom.xml",
    "/sitemap-index.xml",
    "/brochure.PDF",
    "/api/suggestions",
    "/media/ads/1",
    "/static/icons",
    "/page-data/index/page-data.json",
    HERE,
    `${HERE}#prix`,
    "#contenu",
  ])("is one to %s", (href) => expect(within(linkTo(href))).toBeNull());

  it("is one without an address", () => expect(within(linkTo(null))).toBeNull());

  it.each<Record<string, string>>([{ target: "_blank" }, { download: "" }])(
    "is one with the attributes %j",
    (attributes) => {
      expect(within(linkTo("/guide-auto", attributes))).toBeNull();
    },
  );

  it.each<MouseEventInit>([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "is one pressed with %j, for a new tab or window",
    (options) => expect(within(linkTo("/guide-auto"), click(options))).toBeNull(),
  );

  it("is one whose event was already handled", () => {
    const event = click();
    event.preventDefault();
    expect(within(linkTo("/guide-auto"), event)).toBeNull();
  });
});

describe("the page's link listener", () => {
  const hovering = vi.fn();
  beforeAll(() => {
    watchLinks();
    window.___loader = { hovering };
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.mocked(navigate).mockClear();
    hovering.mockClear();
  });
  const place = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector("[data-press]")!;
  };

  it("navigates without reloading the document, wherever in the link the visitor pressed", () => {
    const left = place(`<a href="/guide-auto"><svg data-press></svg> Guide</a>`).dispatchEvent(click());
    expect(left).toBe(false);
    expect(vi.mocked(navigate).mock.calls).toEqual([["/guide-auto"]]);
  });

  it("closes the header's open menus", () => {
    const link = place(
      `<header><details open><summary>Menu</summary><a href="/guide-auto" data-press>Guide</a></details></header>`,
    );
    link.dispatchEvent(click());
    expect(document.querySelector("details")?.open).toBe(false);
  });

  it("lets the browser follow links of an error page", () => {
    vi.stubGlobal("pageData", {});
    document.addEventListener("click", (event) => event.preventDefault(), { once: true }); // jsdom does not navigate.
    place(`<a href="/guide-auto" data-press>Guide</a>`).dispatchEvent(click());
    vi.unstubAllGlobals();
    expect(navigate).not.toHaveBeenCalled();
  });

  it("ignores presses outside links", () => {
    expect(place(`<button type="button" data-press>Rien</button>`).dispatchEvent(click())).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("prefetches a page when the visitor points at its link", () => {
    place(`<a href="/guide-auto?tri=prix" data-press>Guide</a>`).dispatchEvent(new Event("pointerenter"));
    expect(hovering.mock.calls).toEqual([["/guide-auto"]]);
  });

  it.each(["https://www.facebook.com/guide", "/brochure.pdf"])("does not prefetch %s", (href) => {
    place(`<a href="${href}" data-press>Ailleurs</a>`).dispatchEvent(new Event("pointerenter"));
    expect(hovering).not.toHaveBeenCalled();
  });
});
