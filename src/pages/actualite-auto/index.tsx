import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../app/simple-head";
import { routes } from "../../routes";
import { ArticleList } from "../../sections/article-list";
import { LeadStory } from "../../sections/lead-story";
import { NewsTabs } from "../../sections/news-tabs";
import { site } from "../../site";
import type { Crumb } from "../../ui/breadcrumb";
import { Empty } from "../../ui/empty";
import { PageHead } from "../../ui/page-head";
import { Section } from "../../ui/section";

const TITLE = `Actualité auto ${site.inCountry}`;
const LEAD = "Marché, essais, électrique, dossiers : l’automobile vue de Dakar, sans réclame.";
const CRUMBS: readonly Crumb[] = [{ label: "Accueil", path: routes.home }, { label: "Actualité auto" }];

export default function NewsHomePage({ data }: PageProps<Queries.NewsHomePageQuery>) {
  const [first, ...rest] = data.latest.nodes;
  const byCategory = data.categories.nodes.map((category) => ({
    ...category,
    articles: data.all.nodes.filter(({ categorySlug }) => categorySlug === category.slug).slice(0, 3),
  }));
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title={TITLE} lead={LEAD} />
      <NewsTabs current={routes.news} />
      {first ? <LeadStory article={first} /> : <Empty sentence="Pas encore d’article." action={{ label: "Accueil", path: routes.home }} />}
      {rest.length > 0 && (
        <Section title="Les derniers articles" more={{ label: "Toute l’actualité", path: routes.allNews }}>
          <ArticleList articles={rest} />
        </Section>
      )}
      {byCategory.map(
        ({ categoryId, slug, name, articles }) =>
          articles.length > 0 && (
            <Section key={categoryId} title={name} more={{ label: "Tout voir", path: routes.newsCategory({ id: categoryId, slug }) }}>
              <ArticleList articles={articles} />
            </Section>
          ),
      )}
    </div>
  );
}

export const Head = ({ location }: HeadProps) => <SimpleHead title={TITLE} description={LEAD} crumbs={CRUMBS} location={location} />;

export const query = graphql`
  query NewsHomePage {
    latest: allArticle(sort: [{ date: DESC }, { articleId: DESC }], limit: 7) {
      nodes {
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
    all: allArticle(sort: [{ date: DESC }, { articleId: DESC }], skip: 7) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
