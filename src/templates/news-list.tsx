import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { breadcrumbList } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { routes } from "../routes";
import { ArticleList } from "../editorial/news/article-list";
import { LeadStory } from "../editorial/news/lead-story";
import { NewsTabs } from "../editorial/news/news-tabs";
import { site } from "../site";
import type { Crumb } from "../shared/ui/breadcrumb";
import { Empty } from "../shared/ui/empty";
import { PageHead } from "../shared/ui/page-head";
import { Pager } from "../shared/ui/pager";

type Data = Queries.NewsListPageQuery;
interface Context {
  listPath: string;
  page: number;
  pages: number;
}

const titleOf = ({ category }: Data) => category?.name ?? "Toute l’actualité";
const crumbsOf = (data: Data): Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Actualité auto", path: routes.news },
  { label: titleOf(data) },
];

/** List of a news category, or of all news, with twelve articles per page, the first of them large (rule: editorial/articles-by-twelve). */
export default function NewsListPage({ data, pageContext }: PageProps<Data, Context>) {
  const { listPath, page, pages } = pageContext;
  const [first] = data.first.nodes;
  const [, ...rest] = data.articles.nodes;
  const own = data.category !== null;
  return (
    <div className="wrap">
      <NewsTabs current={listPath} />
      <PageHead crumbs={crumbsOf(data)} title={titleOf(data)} lead={data.category?.description} />
      <h2 className="visually-hidden">Les articles</h2>
      {first ? (
        <div className="stack">
          <LeadStory article={first} own={own} />
          {rest.length > 0 && <ArticleList articles={rest} own={own} />}
        </div>
      ) : (
        <Empty
          sentence="Pas encore d’article dans cette rubrique."
          action={{ label: "Toute l’actualité", path: routes.allNews }}
        />
      )}
      <Pager path={listPath} page={page} pages={pages} />
    </div>
  );
}

export function Head({ data, pageContext, location }: HeadProps<Data, Context>) {
  const siteUrl = useSiteUrl();
  const { page, pages } = pageContext;
  return (
    <Seo
      title={`${titleOf(data)}${page > 1 ? `, page ${page} sur ${pages}` : ""} · Actualité auto`}
      description={
        data.category?.description ??
        `Toute l’actualité automobile ${site.inCountry} : marché, essais, électrique, dossiers.`
      }
      path={location.pathname}
      siteUrl={siteUrl}
      data={__BROWSER__ ? [] : [breadcrumbList(siteUrl, crumbsOf(data))]}
    />
  );
}

export const query = graphql`
  query NewsListPage($categoryId: Int, $categorySlug: String!, $skip: Int!, $limit: Int!) {
    category: newsCategory(categoryId: { eq: $categoryId }) {
      name
      description
    }
    first: allArticle(filter: { categorySlug: { glob: $categorySlug } }, sort: [{ date: DESC }, { articleId: DESC }], skip: $skip, limit: 1) {
      nodes {
        ...LeadStory
      }
    }
    articles: allArticle(filter: { categorySlug: { glob: $categorySlug } }, sort: [{ date: DESC }, { articleId: DESC }], skip: $skip, limit: $limit) {
      nodes {
        excerpt
        ...ArticleCard
      }
    }
  }
`;
