import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { practicalGuide, allReviews, pageOf, reordered, reviewsOf, routes } from "../routes";
import { childrenOf, parseXml, textOf } from "../../tests/support/xml";
import { sitemaps } from "./sitemaps";

const SITE = "https://guide.example";
const NS = "{http://www.sitemaps.org/schemas/sitemap/0.9}";
const INDEX = "sitemap-index.xml";

/** Addresses that a file lists, read as XML. */
function listed(file: string, entry: "url" | "sitemap"): string[] {
  return childrenOf(parseXml(file), NS + entry).map((element) => textOf(element, `${NS}loc`) ?? "");
}
const pagesOf = (files: ReadonlyMap<string, string>) =>
  [...files].filter(([name]) => name !== INDEX).flatMap(([, content]) => listed(content, "url"));

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8}){0,2}$/);
const id = fc.integer({ min: 1, max: 999_999 });
const path = fc.oneof(
  fc.constantFrom(routes.home, routes.guide, routes.news, routes.allNews, routes.dealers, routes.contact, routes.legal),
  fc.tuple(slug, id).map(([brand, number]) => routes.brand({ slug: brand, id: number })),
  fc.tuple(slug, id, slug).map(([brand, number, model]) => routes.model(brand, { id: number, slug: model })),
  fc
    .tuple(slug, slug, id, slug)
    .map(([brand, model, number, version]) => routes.version(brand, model, { id: number, slug: version })),
  fc
    .tuple(slug, id, slug)
    .map(([category, number, article]) => routes.article(category, { id: number, slug: article })),
  fc.integer({ min: 1, max: 9 }).map((page) => pageOf(routes.allNews, page)),
  fc.tuple(slug, slug).map(([topic, guide]) => practicalGuide(topic, guide)),
  fc.stringMatching(/^\/[a-z&<>'"é ]{1,12}$/),
);
const paths = fc.uniqueArray(path, { maxLength: 60 });

describe("the sitemaps", () => {
  it("list every page once, by its address", () => {
    fc.assert(
      fc.property(paths, (all) => {
        expect(pagesOf(sitemaps(SITE, all)).sort()).toEqual(all.map((one) => SITE + one).sort());
      }),
    );
  });

  it("are all listed in the index, which lists nothing else", () => {
    fc.assert(
      fc.property(paths, (all) => {
        const files = sitemaps(SITE, all);
        const names = [...files.keys()].filter((name) => name !== INDEX);
        expect(listed(files.get(INDEX) ?? "", "sitemap")).toEqual(names.map((name) => `${SITE}/${name}`));
      }),
    );
  });

  it("are the same whatever the order in which the pages were created", () => {
    fc.assert(
      fc.property(paths, (all) => {
        expect(sitemaps(SITE, [...all].reverse())).toEqual(sitemaps(SITE, all));
      }),
    );
  });

  it("leave out the error pages", () => {
    expect(
      pagesOf(
        sitemaps(SITE, [
          "/",
          "/404",
          "/404.html",
          "/500",
          "/dev-404-page",
          "/login",
          "/register",
          "/mon-compte",
          "/moderation",
          "/bureau",
          "/exploitation",
          "/marche-doccasion/alerte",
          "/lettre-d-information",
        ]),
      ),
    ).toEqual([`${SITE}/`]);
  });

  it("leave out a list in an order other than its default", () => {
    expect(
      pagesOf(
        sitemaps(SITE, [allReviews, reordered(allReviews, "utiles"), pageOf(reordered(allReviews, "utiles"), 2)]),
      ),
    ).toEqual([SITE + allReviews]);
  });

  it.each([
    [routes.brand({ slug: "toyota", id: 1 }), "sitemap-marques.xml"],
    [routes.model("toyota", { id: 3, slug: "starlet" }), "sitemap-modeles.xml"],
    [routes.version("toyota", "starlet", { id: 12, slug: "gl" }), "sitemap-versions.xml"],
    [routes.article("essais", { id: 1001, slug: "toyota-hilux" }), "sitemap-actualite.xml"],
    [routes.newsCategory({ id: 3, slug: "essais" }), "sitemap-actualite.xml"],
    [routes.allNews, "sitemap-actualite.xml"],
    [practicalGuide("vignette", "supprimee"), "sitemap-guides.xml"],
    [routes.guideTopic({ slug: "vignette" }), "sitemap-guides.xml"],
    [routes.reviews, "sitemap-pages.xml"],
    [reviewsOf("marque", "1-toyota"), "sitemap-avis.xml"],
    [routes.contact, "sitemap-pages.xml"],
  ])("put %s in %s", (one, file) => expect([...sitemaps(SITE, [one]).keys()]).toEqual([file, INDEX]));

  it("contain at most 50,000 addresses per file", () => {
    const files = sitemaps(
      SITE,
      Array.from({ length: 50_001 }, (_, index) => practicalGuide("vignette", `guide-${index}`)),
    );
    expect([...files.keys()]).toEqual(["sitemap-guides.xml", "sitemap-guides-2.xml", INDEX]);
    expect([...files].slice(0, 2).map(([, content]) => content.split("<url>").length - 1)).toEqual([50_000, 1]);
  });
});
