import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { breadcrumbList } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { routes } from "../routes";
import { ArticleList } from "../editorial/news/article-list";
import { LeadStory } from "../editorial/news/lead-story";
import { NewsTabs } from "../editorial/news/news-tabs";
import { ArticleCars } from "../guide/lists/article-cars";
import { site } from "../site";
import { frenchMonth } from "../shared/dates/dates";
import { capitalised } from "../shared/text/capital";
import type { Crumb } from "../shared/ui/breadcrumb";
import { Empty } from "../shared/ui/empty";
import { PageHead } from "../shared/ui/page-head";
import { PageNumbers } from "../shared/ui/page-numbers";
import { Pager } from "../shared/ui/pager";
import * as styles from "./news-list.page.module.css";

type Data = Queries.NewsListPageQuery;
interface Context {
  listPath: string;
  page: number;
  pages: number;
}

type Articles = Data["articles"]["nodes"];

const monthOf = ({ date }: Articles[number]) => date.slice(0, 7);
const titleOf = ({ category }: Data) => category?.name ?? "Toute l’actualité";
const crumbsOf = (data: Data): Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Actualité auto", path: routes.news },
  { label: titleOf(data) },
];

/** List of a news category, which begins with a large article, or of all news by months; both have twelve articles per page (rule: editorial/articles-by-twelve). */
export default function NewsListPage({ data, pageContext }: PageProps<Data, Context>) {
  const { listPath, page, pages } = pageContext;
  const { nodes: articles } = data.articles;
  return (
    <div className="wrap">
      <NewsTabs current={listPath} />
      <PageHead crumbs={crumbsOf(data)} title={titleOf(data)} lead={data.category?.description} />
      {articles.length === 0 ? (
        <Empty
          sentence="Pas encore d’article dans cette rubrique."
          action={{ label: "Toute l’actualité", path: routes.allNews }}
        />
      ) : data.category ? (
        <CategoryList first={data.first?.nodes[0]} rest={articles.slice(1)} />
      ) : (
        <ByMonth articles={articles} />
      )}
      <Pager path={listPath} page={page} pages={pages}>
        <PageNumbers path={listPath} page={page} pages={pages} />
      </Pager>
    </div>
  );
}

interface CategoryProps {
  readonly first: NonNullable<Data["first"]>["nodes"][number] | undefined;
  readonly rest: Articles;
}

function CategoryList({ first, rest }: CategoryProps) {
  return (
    <>
      <h2 className="visually-hidden">Les articles</h2>
      <div className={`stack ${styles.category}`}>
        {first && (
          <LeadStory article={first} own>
            {first.keyPoints.length > 0 && (
              <ul className={styles.points}>
                {first.keyPoints.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            <ArticleCars article={first} />
          </LeadStory>
        )}
        {rest.length > 0 && <ArticleList articles={rest} own Foot={ArticleCars} />}
      </div>
    </>
  );
}

/** A month that two pages share is a heading of both. */
function ByMonth({ articles }: { articles: Articles }) {
  const months = [...new Set(articles.map(monthOf))];
  return months.map((month) => (
    <section key={month} className={styles.month}>
      <h2>{capitalised(frenchMonth(month))}</h2>
      <ArticleList articles={articles.filter((article) => monthOf(article) === month)} Foot={ArticleCars} />
    </section>
  ));
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
  query NewsListPage($categoryId: Int, $categorySlug: String!, $inCategory: Boolean!, $skip: Int!, $limit: Int!) {
    category: newsCategory(categoryId: { eq: $categoryId }) {
      name
      description
    }
    first: allArticle(filter: { categorySlug: { glob: $categorySlug } }, sort: [{ date: DESC }, { articleId: DESC }], skip: $skip, limit: 1) @include(if: $inCategory) {
      nodes {
        keyPoints
        ...LeadStory
        ...ArticleCars
      }
    }
    articles: allArticle(filter: { categorySlug: { glob: $categorySlug } }, sort: [{ date: DESC }, { articleId: DESC }], skip: $skip, limit: $limit) {
      nodes {
        excerpt
        ...ArticleCard
        ...ArticleCars
      }
    }
  }
`;
