import { describe, expect, test } from "vitest";
import { few } from "../support/failing";
import { UNLINKED_PAGES } from "../support/kinds";
import { pathWithin } from "../support/origin";
import { pages } from "../support/pages";
import { hasAddress, readJson } from "../support/release";
import { redirectRules } from "../support/served-rules";

interface Target {
  readonly from: string;
  readonly href: string;
  /** Path within this site; null when the link leads to another site. */
  readonly path: string | null;
}

const WEB = /^https?:/;

/** Distinct links of each page. */
const targets: readonly Target[] = pages().flatMap(({ address, links }) => {
  const base = address.endsWith(".html") ? "/" : address;
  const different = new Set(links.map(({ href }) => href));
  return [...different].map((href) => ({
    from: address,
    href,
    path: /^(?:tel|mailto):/.test(href) || (WEB.test(href) && !URL.canParse(href)) ? null : pathWithin(href, base),
  }));
});

const show = (list: readonly Target[]) => few([...new Set(list.map(({ from, href }) => `${href} (from ${from})`))]);

/** Whether the Worker answers an address with the used cars of a brand or a model of the guide: it is told their keys by the build. */
function isLanding(address: string): boolean {
  const [, brand = "", model] = /^\/marche-doccasion\/([^/]+)(?:\/([^/]+))?$/.exec(address) ?? [];
  const { brands, models } = readJson("_ids/guide-names.json") as Record<"brands" | "models", object>;
  return Object.hasOwn(brands, brand) && (model === undefined || Object.hasOwn(models, `${brand}-${model}`));
}

test("every link within the site leads to a page, a file, a redirect or the used cars of a brand or a model", () => {
  const redirected = new Set(redirectRules().map(({ from }) => from));
  const within = targets.flatMap((target) =>
    target.path === null ? [] : { ...target, address: target.path.replace(/[?#].*$/, "") },
  );
  expect(within.length).toBeGreaterThan(10_000);
  expect(
    show(within.filter(({ address }) => !hasAddress(address) && !redirected.has(address) && !isLanding(address))),
  ).toEqual([]);
});

test("every anchor exists on the page that it points to", () => {
  const ids = new Map(pages().map((page) => [page.address, new Set(page.ids)]));
  const anchored = targets.flatMap((target) => {
    const [address = "", anchor] = target.path?.split("#") ?? [];
    return anchor
      ? { ...target, anchor: decodeURIComponent(anchor), address: target.href.startsWith("#") ? target.from : address }
      : [];
  });
  expect(anchored.length).toBeGreaterThan(500);
  expect(show(anchored.filter(({ address, anchor }) => !ids.get(address)?.has(anchor)))).toEqual([]);
});

test("links to the site's own pages are written from the root, without a trailing slash", () => {
  expect(
    show(
      targets.filter(({ path, href }) => path !== null && (!/^(?:[/#]|$)/.test(href) || /[^/]\/(?:[?#]|$)/.test(href))),
    ),
  ).toEqual([]);
});

describe("links to other sites", () => {
  const outside = targets.filter(({ path }) => path === null);

  test("are https, a telephone number or a mail address", () => {
    expect(
      show(
        outside.filter(
          ({ href }) =>
            !/^(?:https:\/\/[a-z0-9.-]+\.[a-z]+(?:[/?#]|$)|tel:\+\d{9,15}$|mailto:[^@\s]+@[^@\s]+$)/.test(href),
        ),
      ),
    ).toEqual([]);
  });

  test("that share a page contain its canonical address", () => {
    const shared = outside.filter(({ href }) => href.startsWith("https://wa.me/?text="));
    expect(shared.length).toBeGreaterThan(400);
    const canonical = new Map(pages().map((page) => [page.address, page.canonicals[0] ?? "?"]));
    expect(
      show(shared.filter(({ from, href }) => !decodeURIComponent(href).endsWith(` ${canonical.get(from)}`))),
    ).toEqual([]);
  });
});

test("every page is linked from another page, except the home page and pages that are linked from outside", () => {
  const linked = new Set(
    targets.flatMap(({ from, path }) =>
      path === null || path.replace(/[?#].*$/, "") === from ? [] : path.replace(/[?#].*$/, ""),
    ),
  );
  expect(
    pages().flatMap(({ address, kind }) =>
      kind === "error" || linked.has(address) || UNLINKED_PAGES.includes(address) ? [] : address,
    ),
  ).toEqual([]);
});

test("every link has a name", () => {
  expect(
    pages().flatMap(({ address, links }) =>
      links.filter(({ label }) => label === "").map(({ href }) => `${address}: ${href}`),
    ),
  ).toEqual([]);
});
