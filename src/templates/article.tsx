import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { breadcrumbList, organization } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { Share } from "../shared/share/share";
import { shortDate } from "../shared/dates/dates";
import { comparing, routes } from "../routes";
import { ArticleList } from "../editorial/news/article-list";
import { BannerPlace } from "../editorial/banners/banner-place";
import { ModelGrid } from "../guide/lists/model-grid";
import { Breadcrumb, type Crumb } from "../shared/ui/breadcrumb";
import { MainPicture } from "../shared/ui/main-picture";
import { Prose } from "../shared/ui/prose";
import { Section } from "../shared/ui/section";
import * as styles from "./article.page.module.css";
import { WholeWords } from "../shared/ui/whole-words";

type Data = Queries.ArticlePageQuery;
type Article = NonNullable<Data["article"]>;

const crumbsOf = ({ title, category, categoryName }: Article): Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Actualité auto", path: routes.news },
  category
    ? { label: category.name, path: routes.newsCategory({ id: category.categoryId, slug: category.slug }) }
    : { label: categoryName, path: routes.allNews },
  { label: title },
];

const dayOf = (iso: string) => iso.slice(0, 10);

export default function ArticlePage({ data }: PageProps<Data>) {
  const { article, next, same } = data;
  const siteUrl = useSiteUrl();
  if (!article) return null;
  const url = siteUrl + routes.article(article.categorySlug, { id: article.articleId, slug: article.slug });
  // As many as can be compared (rule: guide/compare-count).
  const compared = article.models.flatMap(({ cheapestId }) => cheapestId ?? []).slice(0, 4);
  const updated = article.modified && dayOf(article.modified) !== dayOf(article.date) ? article.modified : null;
  return (
    <>
      <article className={`wrap narrow ${styles.article}`}>
        <Breadcrumb crumbs={crumbsOf(article)} />
        <h1>
          <WholeWords text={article.title} />
        </h1>
        <p className="small quiet">
          {`${article.author ?? "La rédaction"} · ${updated ? "mis à jour le " : ""}`}
          <time dateTime={dayOf(updated ?? article.date)}>{shortDate(updated ?? article.date)}</time>
          {` · ${article.readingMinutes}\u00a0min`}
        </p>
        {article.thumbnail && (
          <MainPicture
            image={article.thumbnail.file?.childImageSharp?.gatsbyImageData}
            alt={article.thumbnail.alt}
            sizes="(min-width: 768px) 672px, 100vw"
          />
        )}
        {article.excerpt && <p className={styles.lead}>{article.excerpt}</p>}
        {article.keyPoints.length > 0 && (
          <aside className={styles.points} aria-label="L’essentiel">
            <h2>L’essentiel</h2>
            <ul>
              {article.keyPoints.map((point) => (
                <li key={point}>{`${point} `}</li>
              ))}
            </ul>
          </aside>
        )}
        {article.models.length > 0 && (
          <Section title="Les voitures de cet article">
            <ModelGrid models={article.models} />
            {compared.length > 1 && (
              <a className="button plain" href={comparing(compared)}>{`Comparer ces ${compared.length} voitures`}</a>
            )}
          </Section>
        )}
        <Prose html={article.html} />
        {updated && (
          <p className={styles.published}>
            Publié le <time dateTime={dayOf(article.date)}>{shortDate(article.date)}</time>
          </p>
        )}
        <Share title={article.title} url={url} />
        <BannerPlace place="article_milieu" />
      </article>
      {next && (
        <div className="wrap">
          <Section title="À lire ensuite" more={routes.allNews}>
            <ArticleList articles={[next, ...same.nodes]} />
          </Section>
        </div>
      )}
    </>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const siteUrl = useSiteUrl();
  const { article } = data;
  if (!article) return null;
  const url = siteUrl + location.pathname;
  const image = article.thumbnail?.card?.childImageSharp?.resize?.src;
  return (
    <Seo
      title={article.title}
      description={article.excerpt ?? article.title}
      path={location.pathname}
      siteUrl={siteUrl}
      image={image}
      type="article"
      data={
        __BROWSER__
          ? []
          : [
              breadcrumbList(siteUrl, crumbsOf(article)),
              {
                "@type": "NewsArticle",
                headline: article.title,
                url,
                mainEntityOfPage: url,
                datePublished: article.date,
                dateModified: article.modified ?? article.date,
                articleSection: article.categoryName,
                author: article.author ? { "@type": "Person", name: article.author } : organization(siteUrl),
                publisher: organization(siteUrl),
                ...(image && { image: siteUrl + image }),
              },
            ]
      }
    />
  );
}

export const query = graphql`
  query ArticlePage($articleId: Int!, $categorySlug: String!, $nextId: Int) {
    article(articleId: { eq: $articleId }) {
      articleId
      slug
      title
      excerpt
      html
      date
      modified
      author
      categorySlug
      categoryName
      category {
        categoryId
        slug
        name
      }
      keyPoints
      readingMinutes
      thumbnail {
        ...HeroPhoto
        ...LinkCardPhoto
      }
      models {
        ...ModelCard
      }
    }
    next: article(articleId: { eq: $nextId }) {
      ...ArticleCard
    }
    same: allArticle(filter: { categorySlug: { eq: $categorySlug }, articleId: { nin: [$articleId, $nextId] } }, sort: [{ date: DESC }, { articleId: DESC }], limit: 2) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
