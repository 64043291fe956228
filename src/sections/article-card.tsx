import { graphql } from "gatsby";
import { shortDate } from "../lib/dates";
import { routes } from "../routes";
import { Picture } from "../ui/picture";
import * as styles from "./article-card.module.css";

interface Props {
  article: Queries.ArticleCardFragment;
  soon?: boolean;
}

export function ArticleCard({ article, soon = false }: Props) {
  return (
    <article className={styles.card}>
      <Picture
        image={article.thumbnail?.file?.childImageSharp?.gatsbyImageData}
        alt=""
        sizes="(min-width: 1100px) 380px, (min-width: 600px) 46vw, 112px"
        turn={soon ? "soon" : "later"}
      />
      <div>
        <p className={styles.meta}>
          {`${article.categoryName} · `}
          <time dateTime={article.date.slice(0, 10)}>{shortDate(article.date)}</time>
        </p>
        <h3>
          <a href={routes.article(article.categorySlug, { id: article.articleId, slug: article.slug })}>{article.title}</a>
        </h3>
        {article.excerpt && <p className={styles.excerpt}>{article.excerpt}</p>}
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment ArticleCard on Article {
    articleId
    slug
    title
    excerpt
    date
    categorySlug
    categoryName
    thumbnail {
      ...CardPhoto
    }
  }
`;
