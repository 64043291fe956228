import { routes, rssFeed } from "../routes";
import { site } from "../site";
import { wholeArticle, xmlText } from "./feed-text";

interface FeedData {
  site: { siteMetadata: { siteUrl: string } };
  allArticle: {
    nodes: readonly {
      title: string;
      slug: string;
      excerpt: string | null;
      html: string;
      date: string;
      articleId: number;
      categorySlug: string;
      categoryName: string;
    }[];
  };
}

/** Dates the channel by the last change of its articles, so that two builds of the same content are equal. gatsby-plugin-feed dates it by the clock. */
export const datedBy = (xml: string, change: Date) =>
  xml.replace(/<lastBuildDate>[^<]*/, `<lastBuildDate>${change.toUTCString()}`);

/** RSS 2.0 at /rss.xml, for feed readers that prefer it to /atom.xml (src/build/atom.ts). */
export const feedOptions = {
  query: `{ site { siteMetadata { title description siteUrl site_url: siteUrl } } }`,
  feeds: [
    {
      title: `${site.name} : l’actualité`,
      output: rssFeed,
      language: site.language,
      query: `{
        site { siteMetadata { siteUrl } }
        allArticle(sort: [{ date: DESC }, { articleId: DESC }], limit: 30) {
          nodes { articleId title slug excerpt html date categorySlug categoryName }
        }
      }`,
      serialize: ({
        query: {
          site: { siteMetadata },
          allArticle,
        },
      }: {
        query: FeedData;
      }) =>
        allArticle.nodes.map((article) => {
          const url =
            siteMetadata.siteUrl + routes.article(article.categorySlug, { id: article.articleId, slug: article.slug });
          return {
            title: xmlText(article.title),
            description: xmlText(article.excerpt ?? ""),
            date: article.date,
            url,
            guid: url,
            categories: [xmlText(article.categoryName)],
            custom_elements: [{ "content:encoded": wholeArticle(article.html, siteMetadata.siteUrl) }],
          };
        }),
    },
  ],
};
