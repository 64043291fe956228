import { Feed } from "feed";
import { routes } from "../routes";
import { site } from "../site";

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

/** Characters that XML 1.0 cannot hold. */
const clean = (text: string) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");

/** Atom 1.0 (RFC 4287) with full entries, newest first. Its date is that of its newest entry: two builds of one content are equal. */
export function atomFeed(siteUrl: string, articles: readonly AtomArticle[]): string {
  const updated = articles.map(({ date, modified }) => modified ?? date).sort().at(-1) ?? "2026-01-01T00:00:00Z";
  const feed = new Feed({
    id: siteUrl + routes.atom,
    title: `${site.name} : l’actualité`,
    description: site.description,
    link: siteUrl,
    language: site.language,
    copyright: site.name,
    updated: new Date(updated),
    feedLinks: { atom: siteUrl + routes.atom },
    author: { name: site.name, link: siteUrl },
  });
  for (const article of articles) {
    const link = siteUrl + routes.article(article.categorySlug, { id: article.articleId, slug: article.slug });
    feed.addItem({
      id: link,
      link,
      title: clean(article.title),
      description: clean(article.excerpt ?? ""),
      content: clean(article.html.replace(/(href|src)="\//g, `$1="${siteUrl}/`)),
      author: [{ name: article.author ?? site.name }],
      category: [{ name: article.categoryName }],
      published: new Date(article.date),
      date: new Date(article.modified ?? article.date),
    });
  }
  return feed.atom1();
}
