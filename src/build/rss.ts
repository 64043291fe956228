import { routes } from "../routes";
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

/** gatsby-plugin-feed dates its channel by the clock; by the last change of what it holds, two builds of one content are equal. */
export const datedBy = (xml: string, change: Date) =>
  xml.replace(/<lastBuildDate>[^<]*/, `<lastBuildDate>${change.toUTCString()}`);

/** RSS 2.0 at /rss.xml, for readers that ask for it; /atom.xml is made beside it (src/build/atom.ts). */
export const feedOptions = {
  query: `{ site { siteMetadata { title description siteUrl site_url: siteUrl } } }`,
  feeds: [
    {
      title: `${site.name} : l’actualité`,
      output: routes.rss,
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
