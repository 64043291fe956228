import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { childrenOf, parseXml, textOf, type XmlElement } from "../../tests/support/xml";
import { atomFeed, type AtomArticle } from "./atom";

const SITE = "https://guide.example";
const NS = "{http://www.w3.org/2005/Atom}";

const article = (given: Partial<AtomArticle> = {}): AtomArticle => ({
  articleId: 1001, slug: "toyota-hilux", title: "Le Hilux à Kédougou", excerpt: null, html: "<p>Texte</p>", date: "2026-11-21T08:30:00Z",
  modified: null, author: null, categorySlug: "essais", categoryName: "Essais", ...given,
});
const read = (articles: readonly AtomArticle[]) => parseXml(atomFeed(SITE, articles));
const entries = (feed: XmlElement) => childrenOf(feed, `${NS}entry`);
const only = (given: Partial<AtomArticle>) => entries(read([article(given)]))[0]!;

/** What editors, or a bad import, may have put in a text. */
const nasty = fc
  .array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("]]>", "<![CDATA[", "&", "&amp;", "&nbsp;", "</entry>", "\u0000", "\u000b", "\ufffe", "\ud800", "🚙", '"', "'", "<!--")))
  .map((parts) => parts.join(""));
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8}){0,2}$/);
const date = fc.date({ min: new Date("2020-01-01T00:00:00Z"), max: new Date("2030-01-01T00:00:00Z"), noInvalidDate: true }).map((one) => one.toISOString());
const anyArticle: fc.Arbitrary<AtomArticle> = fc.record({
  articleId: fc.integer({ min: 1, max: 99_999 }),
  slug,
  title: nasty,
  excerpt: fc.option(nasty),
  html: nasty,
  date,
  modified: fc.option(date),
  author: fc.option(nasty),
  categorySlug: slug,
  categoryName: nasty,
});
const news = fc.uniqueArray(anyArticle, { selector: ({ articleId }) => articleId, maxLength: 8 });

describe("the news feed", () => {
  it("is well formed Atom with one entry an article, whatever their texts hold", () => {
    fc.assert(
      fc.property(news, (articles) => {
        const feed = read(articles);
        expect(feed.name).toBe(`${NS}feed`);
        expect(entries(feed)).toHaveLength(articles.length);
      }),
    );
  });

  it("gives each article its own identifier", () => {
    fc.assert(
      fc.property(news, (articles) => {
        const ids = entries(read(articles)).map((entry) => textOf(entry, `${NS}id`));
        expect(new Set(ids).size).toBe(articles.length);
      }),
    );
  });

  it("is the same twice for the same articles", () => {
    fc.assert(
      fc.property(news, (articles) => {
        expect(atomFeed(SITE, articles)).toBe(atomFeed(SITE, articles));
      }),
    );
  });

  it("is as new as its newest entry", () => {
    fc.assert(
      fc.property(news.filter(({ length }) => length > 0), (articles) => {
        const newest = Math.max(...articles.map((one) => Date.parse(one.modified ?? one.date)));
        expect(textOf(read(articles), `${NS}updated`)).toBe(new Date(newest).toISOString());
      }),
    );
  });

  it("is well formed, with no entry, before the first article", () => expect(entries(read([]))).toEqual([]));

  it("says where it is", () => {
    const links = childrenOf(read([]), `${NS}link`).map(({ attributes }) => [attributes.rel, attributes.href]);
    expect(links).toContainEqual(["self", "https://guide.example/atom.xml"]);
  });
});

describe("an entry of the feed", () => {
  it("leads to its article", () => {
    expect(childrenOf(only({}), `${NS}link`).map(({ attributes }) => attributes.href)).toEqual(["https://guide.example/actualite-auto/essais/1001-toyota-hilux"]);
  });

  it("says when it appeared and when it last changed", () => {
    const entry = only({ modified: "2026-11-23T10:00:00Z" });
    expect([textOf(entry, `${NS}published`), textOf(entry, `${NS}updated`)]).toEqual(["2026-11-21T08:30:00.000Z", "2026-11-23T10:00:00.000Z"]);
  });

  it("carries the whole article, with addresses that work outside the site", () => {
    const entry = only({ html: '<p><a href="/guide-auto">Guide</a><img src="/static/a.webp"></p>' });
    expect(textOf(entry, `${NS}content`)).toBe('<p><a href="https://guide.example/guide-auto">Guide</a><img src="https://guide.example/static/a.webp"></p>');
  });

  it("is signed by the site where nobody else signed it", () => {
    const author = childrenOf(only({ author: null }), `${NS}author`)[0]!;
    expect(textOf(author, `${NS}name`)).toBe("Guide Auto Sénégal");
  });

  it("shows a title that holds signs of HTML as it was written", () => {
    const title = childrenOf(only({ title: "Diesel < essence & <b>électrique</b>" }), `${NS}title`)[0]!;
    const escaped = title.text === "Diesel &lt; essence &amp; &lt;b&gt;électrique&lt;/b&gt;";
    expect(title.attributes.type === "html" ? escaped : title.text).toBeTruthy();
  });
});
