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

const TITLE = `Actualité auto ${site.inCountry}`;
const LEAD = "L’automobile vue de Dakar, sans réclame.";
const CRUMBS: readonly Crumb[] = [{ label: "Accueil", path: routes.home }, { label: "Actualité auto" }];

export default function NewsHomePage({ data }: PageProps<Queries.NewsHomePageQuery>) {
  const [first, ...rest] = data.latest.nodes;
  return (
    <div className="wrap">
      <NewsTabs current={routes.news} />
      <PageHead crumbs={CRUMBS} title={TITLE} />
      {first ? (
        <LeadStory article={first} />
      ) : (
        <Empty sentence="Pas encore d’article." action={{ label: "Accueil", path: routes.home }} />
      )}
      {rest.length > 0 && (
        <Section title="Les derniers articles" more={routes.allNews}>
          <ArticleList articles={rest} />
        </Section>
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
    latest: allArticle(sort: [{ date: DESC }, { articleId: DESC }], limit: 7) {
      nodes {
        excerpt
        ...ArticleCard
        ...LeadStory
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
