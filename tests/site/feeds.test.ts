import { describe, expect, test } from "vitest";
import { kindOf } from "../support/kinds";
import { builtFor, pathWithin } from "../support/origin";
import { pageAt, pagesOf } from "../support/pages";
import { hasAddress, readText } from "../support/release";
import { at, topThings } from "../support/structured-data";
import { wireRows } from "../support/wire-rows";
import { fold, readIn } from "../support/words";
import { childrenOf, parseXml, textOf, type XmlElement } from "../support/xml";

const ENTRIES = 30;

const idOf = (address: string) => Number(/\/(\d+)-[^/]*$/.exec(address)?.[1]);

/** Addresses of articles, newest first by the date on their pages; of two articles with the same date, the one with the higher id comes first. */
const newest = () =>
  pagesOf("article")
    .map((page) => ({
      address: page.address,
      date: Date.parse(String(at(topThings(page, "NewsArticle")[0], "datePublished"))),
    }))
    .sort((a, b) => b.date - a.date || idOf(b.address) - idOf(a.address))
    .slice(0, ENTRIES)
    .map(({ address }) => address);

/** Text without spaces, because white space depends on the markup. */
const signsOf = (html: string) => readIn(html).replaceAll(" ", "");
const sent = new Map(
  (await wireRows<{ readonly ID: number; readonly post_content: string }>("get_articles")).map(
    ({ ID, post_content }) => [ID, signsOf(post_content)],
  ),
);
/** Whether a text is that of an article, from its first word to its last. */
const isWhole = (html: string | undefined, address: string | null | undefined) => {
  const [read, article] = [signsOf(html ?? ""), sent.get(idOf(address ?? "")) ?? "?"];
  return read.includes(article.slice(0, 60)) && read.includes(article.slice(-60)) && read.length >= article.length;
};

const localAddresses = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = ""]) => address);

describe("/atom.xml is Atom 1.0 (RFC 4287)", () => {
  const ns = (name: string) => `{http://www.w3.org/2005/Atom}${name}`;
  const feed = parseXml(readText("atom.xml"));
  const entries = childrenOf(feed, ns("entry"));
  const linkOf = (element: XmlElement, rel: string) =>
    childrenOf(element, ns("link"))
      .filter(({ attributes }) => (attributes.rel ?? "alternate") === rel)
      .map(({ attributes }) => attributes.href ?? "");
  const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

  test("its root element is a feed in Atom's namespace, in French", () => {
    expect(feed.name).toBe(ns("feed"));
    expect(readText("atom.xml")).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/i);
  });

  test("the feed has one id, title and date, an author, and a link to itself", () => {
    expect(URL.canParse(textOf(feed, ns("id")) ?? "")).toBe(true);
    expect(textOf(feed, ns("title"))).toContain("Guide Auto Sénégal");
    expect(textOf(feed, ns("updated"))).toMatch(RFC_3339);
    expect(childrenOf(feed, ns("author")).map((author) => textOf(author, ns("name")))).toEqual([
      expect.stringMatching(/\S/),
    ]);
    expect(linkOf(feed, "self")).toEqual([`${builtFor()}/atom.xml`]);
    expect(linkOf(feed, "alternate").map((href) => new URL(href).origin)).toEqual([builtFor()]);
  });

  // rule: site/feeds
  test("it contains the newest 30 articles, newest first", () => {
    expect(entries.map((entry) => pathWithin(linkOf(entry, "alternate")[0] ?? "", "/"))).toEqual(newest());
  });

  test("every entry has what RFC 4287 requires: one id, one title, one date, one author with a name, one alternate link", () => {
    for (const entry of entries) {
      expect(URL.canParse(textOf(entry, ns("id")) ?? ""), textOf(entry, ns("title"))).toBe(true);
      expect(textOf(entry, ns("title"))).toMatch(/\S/);
      expect(textOf(entry, ns("updated"))).toMatch(RFC_3339);
      expect(textOf(entry, ns("published"))).toMatch(RFC_3339);
      expect(childrenOf(entry, ns("author")).map((author) => textOf(author, ns("name")))).toEqual([
        expect.stringMatching(/\S/),
      ]);
      expect(linkOf(entry, "alternate")).toHaveLength(1);
      expect(Date.parse(textOf(entry, ns("published")) ?? "")).toBeLessThanOrEqual(
        Date.parse(textOf(entry, ns("updated")) ?? ""),
      );
    }
  });

  test("ids are unique, the feed's own included", () => {
    const ids = [feed, ...entries].map((element) => textOf(element, ns("id")));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("the feed's date is that of its newest entry", () => {
    const dates = entries.map((entry) => Date.parse(textOf(entry, ns("updated")) ?? ""));
    expect(Date.parse(textOf(feed, ns("updated")) ?? "")).toBe(Math.max(...dates));
  });

  test("entries contain whole articles as HTML, with the text of their pages", () => {
    for (const entry of entries) {
      const [content] = childrenOf(entry, ns("content"));
      expect(content?.attributes.type).toBe("html");
      const address = pathWithin(linkOf(entry, "alternate")[0] ?? "", "/");
      expect(isWhole(content?.text, address), address ?? "").toBe(true);
      const { text } = pageAt(address ?? "");
      const firstWords = fold((content?.text ?? "").replace(/<[^>]+>/g, "").replace(/&amp;/g, "&")).slice(0, 60);
      expect(text).toContain(firstWords);
    }
  });

  test("entries' links and pictures are absolute and exist", () => {
    const addresses = entries.flatMap((entry) => localAddresses(childrenOf(entry, ns("content"))[0]?.text ?? ""));
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
    const own = addresses
      .filter((address) => address.startsWith(builtFor()))
      .map((address) => new URL(address).pathname);
    expect(own.filter((path) => !hasAddress(path))).toEqual([]);
  });

  test("titles are those of the pages, without markup or double escaping", () => {
    for (const entry of entries)
      expect(fold(textOf(entry, ns("title")) ?? "")).toBe(
        pageAt(pathWithin(linkOf(entry, "alternate")[0] ?? "", "/") ?? "").h1s[0],
      );
  });
});

describe("/rss.xml is RSS 2.0", () => {
  const rss = parseXml(readText("rss.xml"));
  const channel = childrenOf(rss, "{}channel")[0];
  const items = channel ? childrenOf(channel, "{}item") : [];

  test("its channel has a title, a link and a description", () => {
    expect(rss.name).toBe("{}rss");
    expect(rss.attributes.version).toBe("2.0");
    for (const name of ["{}title", "{}link", "{}description"])
      expect(channel && textOf(channel, name), name).toMatch(/\S/);
  });

  // rule: site/feeds
  test("it contains the same articles as the Atom feed, in the same order", () => {
    expect(items.map((item) => pathWithin(textOf(item, "{}link") ?? "", "/"))).toEqual(newest());
  });

  test("its date is that of its newest article, not the time of the build", () => {
    const updated = textOf(parseXml(readText("atom.xml")), "{http://www.w3.org/2005/Atom}updated") ?? "";
    expect(channel && Date.parse(textOf(channel, "{}lastBuildDate") ?? "")).toBe(
      Math.floor(Date.parse(updated) / 1000) * 1000,
    );
  });

  test("every item has a title, a date, a unique id and its whole text", () => {
    for (const item of items) {
      expect(textOf(item, "{}title")).toMatch(/\S/);
      expect(Date.parse(textOf(item, "{}pubDate") ?? "")).toBeGreaterThan(0);
      const address = pathWithin(textOf(item, "{}link") ?? "", "/");
      expect(isWhole(textOf(item, "{http://purl.org/rss/1.0/modules/content/}encoded"), address), address ?? "").toBe(
        true,
      );
    }
    const ids = items.map((item) => textOf(item, "{}guid"));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("items' links are absolute, because feed readers show them outside the site", () => {
    const addresses = items.flatMap((item) =>
      localAddresses(textOf(item, "{http://purl.org/rss/1.0/modules/content/}encoded") ?? ""),
    );
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
  });

  test("every article of a feed has a page", () => {
    expect(items.filter((item) => kindOf(pathWithin(textOf(item, "{}link") ?? "", "/") ?? "") !== "article")).toEqual(
      [],
    );
  });
});
