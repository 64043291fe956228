import { describe, expect, test } from "vitest";
import { addressesOf, sample } from "../support/kinds";
import { hasFile } from "../support/release";
import { headersOfAllPages } from "../support/served-rules";
import { siteUrl } from "../support/visitors";

const ask = (address: string, init: RequestInit = {}) => fetch(siteUrl + address, { redirect: "manual", ...init });

/** The path of a redirect; null if the answer is no redirect. */
async function sentTo(address: string): Promise<{ status: number; path: string | null }> {
  const answer = await ask(address);
  await answer.arrayBuffer();
  const location = answer.headers.get("location");
  const url = location === null ? null : new URL(location, siteUrl + address);
  return { status: answer.status, path: url && (url.origin === siteUrl ? url.pathname + url.search : url.href) };
}

const titleIn = (html: string) => /<title[^>]*>([^<]*)</.exec(html)?.[1];

const first = (kind: Parameters<typeof addressesOf>[0]) => addressesOf(kind)[0] ?? "";

// rule: site/right-id
describe("an address with the right id and wrong words redirects permanently to the right one", () => {
  // These names contain digits, as ids do.
  const model = addressesOf("model").find((address) => /\d$/.test(address)) ?? "";
  const version = addressesOf("version").find((address) => /\d\/\d+-[^/]+$/.test(address)) ?? "";
  const later = addressesOf("category").find((address) => address.endsWith("/page/2")) ?? "";
  test.each([
    ["brand", first("brand"), first("brand").replace(/marque\/[^/]+/, "marque/autre-nom")],
    ["model", model, model.replace(/(\/\d+)-[^/]+$/, "$1-autre-308")],
    ["model whose brand is wrong", model, model.replace(/marque\/[^/]+/, "marque/autre-nom")],
    ["model without a slug", model, model.replace(/(\/\d+)-[^/]+$/, "$1")],
    ["version", version, version.replace(/(\d+)-[^/]+$/, "$1-autre")],
    [
      "version whose model and brand are wrong",
      version,
      version.replace(/marque\/[^/]+\/modele\/[^/]+/, "marque/autre-nom/modele/x5"),
    ],
    ["category", first("category"), first("category").replace(/(\d+)-.*$/, "$1-autre-nom")],
    ["later page of a category", later, later.replace(/(\d+)-[^/]+\/page/, "$1-autre-nom/page")],
    ["article", first("article"), first("article").replace(/(\d+)-[^/]+$/, "$1-autre-titre")],
    [
      "article whose category is wrong",
      first("article"),
      first("article").replace(/^\/actualite-auto\/[^/]+/, "/actualite-auto/autre"),
    ],
    [
      "article of a search suggestion",
      first("article"),
      first("article").replace(/^\/actualite-auto\/[^/]+/, "/actualite-auto/toute-actualite"),
    ],
  ])("%s", async (_, right, wrong) => {
    expect(wrong).not.toBe(right);
    expect(await sentTo(wrong)).toEqual({ status: 301, path: right });
  });

  test("the redirect keeps the query", async () => {
    expect(
      await sentTo(
        `${first("article").replace(/^\/actualite-auto\/[^/]+/, "/actualite-auto/toute-actualite")}?utm_source=x&b=%C3%A9`,
      ),
    ).toEqual({
      status: 301,
      path: `${first("article")}?utm_source=x&b=%C3%A9`,
    });
  });

  test("the redirect exists for every category that an article's address may carry", async () => {
    const article = sample("article");
    const categories = ["toute-actualite", "toute-l-actualite", "essais-2", "1", "ELECTRIQUE", "a%C3%A9"];
    for (const category of categories)
      expect(
        (await sentTo(article.replace(/^\/actualite-auto\/[^/]+/, `/actualite-auto/${category}`))).path,
        category,
      ).toBe(article);
  });
});

// rule: site/right-id
test("/guide-auto/voitures-neufs redirects permanently to /guide-auto/voitures-neuves", async () => {
  expect(await sentTo("/guide-auto/voitures-neufs")).toEqual({ status: 301, path: "/guide-auto/voitures-neuves" });
});

test("an address with a slash at its end redirects to the one without", async () => {
  const { status, path } = await sentTo("/guide-auto/");
  expect(status).toBeGreaterThanOrEqual(301);
  expect(status).toBeLessThanOrEqual(308);
  expect(path).toBe("/guide-auto");
});

describe("addresses that do not exist", () => {
  const failedValidation = [
    "/guide-auto/voitures-neuves/marque/toyota/abc",
    "/guide-auto/voitures-neuves/marque/toyota/1a",
    "/guide-auto/voitures-neuves/marque/toyota/-1",
    "/guide-auto/voitures-neuves/marque/toyota/modele/abc-starlet",
    "/actualite-auto/abc-essais",
    "/actualite-auto/essais/abc-un-titre",
  ];
  const unmatched = [
    "/cette-page-n-existe-pas",
    "/guide-auto/autre-chose",
    "/guide-auto/voitures-neuves/marque/toyota/999999",
    "/guide-auto/voitures-neuves/marque/toyota/modele/999999-starlet",
    "/guide-auto/voitures-neuves/marque/toyota/modele/starlet/999999-xli",
    "/actualite-auto/999999-essais",
    "/actualite-auto/essais/999999-un-titre",
    "/actualite-auto/toute-l-actualite/page/999",
    "/guide-pratique/autre",
    "/guide-pratique/vignette/autre",
    "/concessionnaires/autre",
    "/a/b/c/d/e/f",
  ];

  // rule: site/not-found
  test.each(failedValidation)("%s, whose id is not a number: Page Not Found", async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(titleIn(html)).toBe(`404 - Page Not Found: ${address}`);
    expect(html).toContain(`>Page Not Found: ${address}<`);
  });

  // rule: site/not-found
  test.each(unmatched)("%s: Page not found", async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(titleIn(html)).toBe(`404 - Page not found: ${address}`);
    expect(html).toContain(`>Page not found: ${address}<`);
  });

  test("a version whose id is not a number is not found", async () => {
    expect((await ask("/guide-auto/voitures-neuves/marque/toyota/modele/starlet/abc-xli")).status).toBe(404);
  });

  test("markup in an address is shown as text", async () => {
    const answer = await ask("/%3Cscript%3Ealert(1)%3C/script%3E%22%27&lt;");
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("<script>alert(1)");
  });

  test("a missing file has a short answer instead of a page", async () => {
    for (const address of ["/static/absent.webp", "/absent.js", "/page-data/absent/page-data.json", "/favicon.png"]) {
      const answer = await ask(address);
      expect(answer.status, address).toBe(404);
      expect((await answer.text()).length, address).toBeLessThan(500);
    }
  });

  test("pages that are not implemented yet are not found, rather than empty", async () => {
    for (const address of ["/marche-doccasion/rien/du/tout", "/login/rien"])
      expect((await ask(address)).status, address).toBe(404);
  });

  test("the error pages have no address of their own", async () => {
    for (const address of ["/404", "/404.html", "/500", "/500.html"])
      expect((await ask(address)).status, address).toBe(404);
  });

  test("the files that publishing writes for the Worker cannot be read", async () => {
    for (const address of ["/_ids/headers.json", "/_ids/brand.json", "/_headers", "/_redirects", "/webpack.stats.json"])
      expect((await ask(address)).status, address).toBe(404);
  });

  test("numbers that are not ids redirect nowhere", async () => {
    for (const id of ["0", "00", "1e3", "0x1", "9".repeat(30), "1.0", "%31x", "__proto__", "constructor"])
      expect((await ask(`/guide-auto/voitures-neuves/marque/toyota/${id}`)).status, id).toBe(404);
  });
});

// rule: site/headers
describe("security headers", () => {
  const expected = [...headersOfAllPages()].filter(([name]) => name !== "cache-control");

  test.each([
    ["a page", "/", 200],
    ["a page of a kind", sample("model"), 200],
    ["a page that is not found", "/cette-page-n-existe-pas", 404],
    ["a redirect by id", "/guide-auto/voitures-neuves/marque/autre/1", 301],
    ["a fixed redirect", "/guide-auto/voitures-neufs", 301],
    ["a feed", "/atom.xml", 200],
    ["a missing file", "/absent.js", 404],
  ])("%s carries all security headers", async (_, address, status) => {
    const answer = await ask(address);
    expect(answer.status).toBe(status);
    expect(expected.length).toBeGreaterThanOrEqual(6);
    expect(expected.filter(([name, value]) => answer.headers.get(name) !== value).map(([name]) => name)).toEqual([]);
  });

  test("a method other than GET and HEAD is refused, with the same headers", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const answer = await ask("/cette-page-n-existe-pas", { method });
      expect(answer.status, method).toBe(405);
      expect(
        expected.filter(([name, value]) => answer.headers.get(name) !== value).map(([name]) => name),
        method,
      ).toEqual([]);
    }
  });

  test("no header reveals the server software", async () => {
    const answer = await ask("/");
    expect(answer.headers.get("x-powered-by")).toBeNull();
    expect(answer.headers.get("server")).toBeNull();
  });
});

describe("caching of answers", () => {
  // rule: site/caching
  test("pages are revalidated each time, files with a hash never", async () => {
    expect((await ask("/guide-auto")).headers.get("cache-control")).toMatch(/max-age=0.*must-revalidate/);
    expect((await ask("/")).headers.get("cache-control")).toBe("private, no-cache");
    const html = await (await ask("/")).text();
    const font = /\/static\/[^"')]+\.woff2/.exec(html)?.[0] ?? /\/static\/icons-[0-9a-f]+\.svg/.exec(html)?.[0] ?? "";
    expect(hasFile(font.slice(1))).toBe(true);
    expect((await ask(font)).headers.get("cache-control")).toMatch(/max-age=31536000, immutable/);
  });

  test("a missing page is not cached", async () => {
    expect((await ask("/cette-page-n-existe-pas")).headers.get("cache-control")).toBe("no-store");
  });
});

describe("content types", () => {
  test.each([
    ["/", /^text\/html/],
    ["/atom.xml", /^(?:application\/(?:atom\+)?xml|text\/xml)/],
    ["/rss.xml", /^(?:application\/(?:rss\+)?xml|text\/xml)/],
    ["/sitemap-index.xml", /^(?:application|text)\/xml/],
    ["/robots.txt", /^text\/plain/],
    ["/manifest.webmanifest", /^application\/manifest\+json/],
    ["/icon.svg", /^image\/svg\+xml/],
    ["/custom.css", /^text\/css/],
  ])("%s has its own content type", async (address, type) => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(type);
  });
});
