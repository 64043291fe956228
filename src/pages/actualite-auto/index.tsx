import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../site/head/simple-head";
import { routes } from "../../routes";
import { ArticleList } from "../../editorial/news/article-list";
import { CategoryColumn } from "../../editorial/news/category-column";
import { LeadStory } from "../../editorial/news/lead-story";
import { NewsTabs } from "../../editorial/news/news-tabs";
import { site } from "../../site";
import type { Crumb } from "../../shared/ui/breadcrumb";
import { Empty } from "../../shared/ui/empty";
import * as grid from "../../shared/ui/grid.module.css";
import { PageHead } from "../../shared/ui/page-head";
import { Section } from "../../shared/ui/section";
import * as styles from "./index.page.module.css";

const TITLE = `Actualité auto ${site.inCountry}`;
const LEAD = "L’automobile vue de Dakar, sans réclame.";
const CRUMBS: readonly Crumb[] = [{ label: "Accueil", path: routes.home }, { label: "Actualité auto" }];

export default function NewsHomePage({ data }: PageProps<Queries.NewsHomePageQuery>) {
  const [first] = data.first.nodes;
  const latest = data.latest.nodes;
  return (
    <div className="wrap">
      <NewsTabs current={routes.news} />
      <PageHead crumbs={CRUMBS} title={TITLE} />
      {first ? (
        <div className={styles.front}>
          <LeadStory article={first} />
          {latest.length > 0 && (
            <Section title="Les derniers articles" more={routes.allNews}>
              <ArticleList articles={latest} />
            </Section>
          )}
        </div>
      ) : (
        <Empty sentence="Pas encore d’article." action={{ label: "Accueil", path: routes.home }} />
      )}
      <div className={`${grid.wide} ${grid.apart}`}>
        {data.categories.nodes.map((category) => (
          <CategoryColumn
            key={category.categoryId}
            category={category}
            articles={data.older.group.find(({ fieldValue }) => fieldValue === category.slug)?.nodes ?? []}
          />
        ))}
      </div>
    </div>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={CRUMBS} location={location} />
);

export const query = graphql`
  query NewsHomePage {
    first: allArticle(sort: [{ date: DESC }, { articleId: DESC }], limit: 1) {
      nodes {
        ...LeadStory
      }
    }
    latest: allArticle(sort: [{ date: DESC }, { articleId: DESC }], skip: 1, limit: 6) {
      nodes {
        ...ArticleCard
      }
    }
    categories: allNewsCategory(sort: { categoryId: ASC }) {
      nodes {
        categoryId
        slug
        name
      }
    }
    older: allArticle(sort: [{ date: DESC }, { articleId: DESC }], skip: 7) {
      group(field: { categorySlug: SELECT }, limit: 3) {
        fieldValue
        nodes {
          ...ArticleCard
        }
      }
    }
  }
`;
