import fc from "fast-check";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { anyText } from "../../tests/support/any-text";
import { childrenOf, parseXml, textOf, type XmlElement } from "../../tests/support/xml";
import { atomFeed, type AtomArticle } from "./atom";

const SITE = "https://guide.example";
const NS = "{http://www.w3.org/2005/Atom}";

const article = (given: Partial<AtomArticle> = {}): AtomArticle => ({
  articleId: 1001,
  slug: "toyota-hilux",
  title: "Le Hilux à Kédougou",
  excerpt: null,
  html: "<p>Texte</p>",
  date: "2026-11-21T08:30:00Z",
  modified: null,
  author: null,
  categorySlug: "essais",
  categoryName: "Essais",
  ...given,
});
const read = (articles: readonly AtomArticle[]) => parseXml(atomFeed(SITE, articles));
const entries = (feed: XmlElement) => childrenOf(feed, `${NS}entry`);
const only = (given: Partial<AtomArticle>) => entries(read([article(given)]))[0]!;

/** Characters and markup that an editor or a bad import may put into a text. */
const nasty = fc
  .array(
    fc.oneof(
      anyText(),
      fc.constantFrom(
        "]]>",
        "<![CDATA[",
        "&",
        "&amp;",
        "&nbsp;",
        "</entry>",
        "\u0000",
        "\u000b",
        "\ufffe",
        "\ud800",
        "🚙",
        '"',
        "'",
        "<!--",
      ),
    ),
  )
  .map((parts) => parts.join(""));
const plain = fc.string({ unit: "grapheme" }).map((text) => text.replace(/[<>]/g, ""));

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8}){0,2}$/);
const date = fc
  .date({ min: new Date("2020-01-01T00:00:00Z"), max: new Date("2030-01-01T00:00:00Z"), noInvalidDate: true })
  .map((one) => one.toISOString());
const articles = (text: fc.Arbitrary<string>, minLength = 0) =>
  fc.uniqueArray(
    fc.record<AtomArticle>({
      articleId: fc.integer({ min: 1, max: 99_999 }),
      slug,
      title: text,
      excerpt: fc.option(text),
      html: text,
      date,
      modified: fc.option(date),
      author: fc.option(text),
      categorySlug: slug,
      categoryName: text,
    }),
    { selector: ({ articleId }) => articleId, minLength, maxLength: 8 },
  );

describe("the news feed", () => {
  it("is well-formed Atom with one entry per article, whatever the articles’ texts contain", () => {
    fc.assert(
      fc.property(articles(nasty), (news) => {
        const feed = read(news);
        expect(feed.name).toBe(`${NS}feed`);
        expect(entries(feed)).toHaveLength(news.length);
      }),
    );
  });

  it("gives each article its own identifier", () => {
    fc.assert(
      fc.property(articles(plain), (news) => {
        const ids = entries(read(news)).map((entry) => textOf(entry, `${NS}id`));
        expect(new Set(ids).size).toBe(news.length);
      }),
    );
  });

  it("is identical when built twice from the same articles", () => {
    fc.assert(
      fc.property(articles(plain), (news) => {
        expect(atomFeed(SITE, news)).toBe(atomFeed(SITE, news));
      }),
    );
  });

  it("is dated by its most recently changed entry", () => {
    fc.assert(
      fc.property(articles(plain, 1), (news) => {
        const newest = Math.max(...news.map((one) => Date.parse(one.modified ?? one.date)));
        expect(textOf(read(news), `${NS}updated`)).toBe(new Date(newest).toISOString());
      }),
    );
  });

  it("is well-formed and has no entry before the first article is published", () =>
    expect(entries(read([]))).toEqual([]));

  it("links to its own address", () => {
    const links = childrenOf(read([]), `${NS}link`).map(({ attributes }) => [attributes.rel, attributes.href]);
    expect(links).toContainEqual(["self", "https://guide.example/atom.xml"]);
  });
});

describe("an entry of the feed", () => {
  it("links to its article", () => {
    expect(childrenOf(only({}), `${NS}link`).map(({ attributes }) => attributes.href)).toEqual([
      "https://guide.example/actualite-auto/essais/1001-toyota-hilux",
    ]);
  });

  it("gives the dates of publication and of the last change", () => {
    const entry = only({ modified: "2026-11-23T10:00:00Z" });
    expect([textOf(entry, `${NS}published`), textOf(entry, `${NS}updated`)]).toEqual([
      "2026-11-21T08:30:00.000Z",
      "2026-11-23T10:00:00.000Z",
    ]);
  });

  it("contains the whole article, with absolute addresses that work outside the site", () => {
    const entry = only({ html: '<p><a href="/guide-auto">Guide</a><img src="/static/a.webp"></p>' });
    expect(textOf(entry, `${NS}content`)).toBe(
      '<p><a href="https://guide.example/guide-auto">Guide</a><img src="https://guide.example/static/a.webp"></p>',
    );
  });

  it("names the site as its author when the article has no author", () => {
    const author = childrenOf(only({ author: null }), `${NS}author`)[0]!;
    expect(textOf(author, `${NS}name`)).toBe("Guide Auto Sénégal");
  });

  it("shows a title that contains HTML characters as it was written", () => {
    const title = textOf(only({ title: "Diesel <b> & essence" }), `${NS}title`) ?? "";
    expect(parse(title).textContent).toBe("Diesel <b> & essence"); // the feed declares type="html", so a feed reader shows the text of that HTML
  });

  it("names the term of its category, as RFC 4287 § 4.2.2.1 requires", () => {
    expect(childrenOf(only({}), `${NS}category`)[0]?.attributes).toMatchObject({ term: "essais", label: "Essais" });
  });
});
