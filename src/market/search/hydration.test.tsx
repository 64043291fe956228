// @vitest-environment jsdom
import * as fc from "fast-check";
import { type ReactElement, useLayoutEffect } from "react";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { randomAd, randomAnswer, randomQuery, SERVED_AT } from "../../../tests/support/random-ads";
import type { Served } from "../../shared/served/served";
import { scriptJson } from "../../shared/text/script-json";

const ORIGIN = "https://guide.exemple.test";
const [SEARCHES, ADS] = [120, 80];
const MAX_LATE = 90 * 86_400_000;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

/** Each document has modules of its own, as each visitor's browser has. */
async function aDocument() {
  vi.resetModules();
  const [{ ServedAt }, { ServedPart }, { SERVED_ID }, search, ad, ...others] = await Promise.all([
    import("../../shared/served/served-at"),
    import("../../shared/served/served-part"),
    import("../../shared/served/served"),
    import("./served-search"),
    import("../ad-page/served-ad"),
    import("./ad-search"),
    import("../ad-page/ad-view"),
  ]);
  const [{ AdSearch }, { AdView }] = others;
  return { ServedAt, ServedPart, SERVED_ID, ...search, ...ad, AdSearch, AdView };
}
type Document = Awaited<ReturnType<typeof aDocument>>;

function Watched({ children, onCommit }: { readonly children: ReactElement; readonly onCommit: () => void }) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

interface Visited<Value> {
  readonly address: string;
  readonly served: Served<Value>;
  /** The component as the Worker renders it. */
  readonly rendered: ReactElement;
  /** The component as the browser renders it, from what the document has. */
  readonly first: () => ReactElement;
  /** Milliseconds between both. */
  readonly late: number;
}

/** Serves a part of a page at one time, and has a browser take it over at another. */
function visit<Value>(document_: Document, { address, served, rendered, first, late }: Visited<Value>): void {
  const { ServedAt, ServedPart, SERVED_ID } = document_;
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  vi.setSystemTime(SERVED_AT);
  const html = renderToString(<ServedAt.Provider value={SERVED_AT}>{rendered}</ServedAt.Provider>);
  vi.mocked(console.error).mockClear(); // React warns of effects that it does not run here.
  document.body.innerHTML = `<main><div data-served="part">${html}</div></main><script type="application/json" id="${SERVED_ID}" data-at="${SERVED_AT}">${scriptJson(served)}</script>`;

  vi.setSystemTime(SERVED_AT + late);
  history.replaceState(null, "", address);
  const page = document.querySelector("main") ?? expect.fail("no page");
  const before = page.cloneNode(true);
  const recovered: unknown[] = [];
  const commits: Node[] = [];
  const browser = (
    <Watched onCommit={() => void commits.push(page.cloneNode(true))}>
      <ServedPart place="part" sample={null}>
        {first()}
      </ServedPart>
    </Watched>
  );
  let root: ReturnType<typeof hydrateRoot> | undefined;
  act(() => {
    root = hydrateRoot(page, browser, { onRecoverableError: (error) => recovered.push(error) });
  });
  const complaints = vi.mocked(console.error).mock.calls.splice(0);
  const ends = location.pathname + location.search;
  act(() => root?.unmount());
  expect([complaints, recovered]).toEqual([[], []]);
  expect(commits[0]?.isEqualNode(before)).toBe(true);
  // What the form has is what was asked: taking the page over begins no other search.
  expect(ends).toBe(address);
}

const late = fc.nat(MAX_LATE);

// rule: market/search-served
test(`for ${SEARCHES} random searches the served page equals the browser’s first render, and is the search that was asked (long: each has a document of its own)`, async () => {
  await fc.assert(
    fc.asyncProperty(randomQuery, randomAnswer, fc.boolean(), late, async (query, answer, isStale, late) => {
      const document_ = await aDocument();
      const [{ readSearch }, { searchPath }, { writeAdSearch }] = await Promise.all([
        import("./read-search"),
        import("./search-path"),
        import("../../contract/market/search"),
      ]);
      const { AdSearch, searchServedAs, servedSearch } = document_;
      const search = readSearch(new URLSearchParams(query));
      const value = { search, answer, isStale };
      visit(document_, {
        address: searchPath(writeAdSearch(search)),
        served: { of: searchServedAs(search), origin: ORIGIN, value },
        rendered: <AdSearch served={value} origin={ORIGIN} />,
        first: () => {
          const here = servedSearch() ?? expect.fail("the document is not of this search");
          return <AdSearch served={here.value} origin={here.origin} />;
        },
        late,
      });
    }),
    { numRuns: SEARCHES },
  );
}, 180_000);

// rule: market/ad-page
test(`for ${ADS} random ads the served page equals the browser’s first render (long: each has a document of its own)`, async () => {
  await fc.assert(
    fc.asyncProperty(randomAd, late, async (ad, late) => {
      const document_ = await aDocument();
      const { AdView, servedAd, servedAs } = document_;
      const { routes } = await import("../../routes");
      const address = routes.ad(ad);
      visit(document_, {
        address,
        served: { of: servedAs(ad.id), origin: ORIGIN, value: ad },
        rendered: <AdView ad={ad} origin={ORIGIN} />,
        first: () => {
          const here = servedAd(location.pathname);
          if (!here || here.value === "waiting") return expect.fail("the document is not of this ad");
          return <AdView ad={here.value} origin={here.origin} />;
        },
        late,
      });
    }),
    { numRuns: ADS },
  );
}, 180_000);
