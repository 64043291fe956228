import { Feed } from "feed";
import { routes } from "../routes";
import { site } from "../site";
import { siteDescription } from "../site-description";
import { wholeArticle, xmlText } from "./feed-text";

export interface AtomArticle {
  readonly articleId: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string | null;
  readonly html: string;
  readonly date: string;
  readonly modified: string | null;
  readonly author: string | null;
  readonly categorySlug: string;
  readonly categoryName: string;
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** Escapes plain text as HTML, because the feed declares its titles and summaries `type="html"`. */
const asHtml = (text: string) => xmlText(text).replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

/** Date of the last change to any of the articles. Feeds are dated by it, so that two builds of the same content are equal. */
export function lastChange(articles: readonly Pick<AtomArticle, "date" | "modified">[]): Date {
  const times = articles.map(({ date, modified }) => Date.parse(modified ?? date));
  return new Date(times.length > 0 ? Math.max(...times) : "2026-01-01");
}

/** Atom 1.0 (RFC 4287) with full entries, newest first. */
export function atomFeed(siteUrl: string, articles: readonly AtomArticle[]): string {
  const feed = new Feed({
    id: siteUrl + routes.atom,
    title: `${site.name} : l’actualité`,
    description: siteDescription,
    link: siteUrl,
    language: site.language,
    copyright: site.name,
    updated: lastChange(articles),
    feedLinks: { atom: siteUrl + routes.atom },
    author: { name: site.name, link: siteUrl },
  });
  for (const article of articles) {
    const link = siteUrl + routes.article(article.categorySlug, { id: article.articleId, slug: article.slug });
    feed.addItem({
      id: link,
      link,
      title: asHtml(article.title),
      description: asHtml(article.excerpt ?? ""),
      content: wholeArticle(article.html, siteUrl).replaceAll("]]>", "]]&gt;"), // The package `feed` does not split CDATA sections at « ]]> ».
      author: [{ name: xmlText(article.author ?? site.name) }],
      category: [{ name: xmlText(article.categoryName).replaceAll("<", "‹"), term: article.categorySlug }], // The package `feed` does not escape « < » in an attribute.
      published: new Date(article.date),
      date: new Date(article.modified ?? article.date),
    });
  }
  return feed.atom1();
}
