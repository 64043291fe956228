import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { shortDate } from "../../shared/dates/dates";
import { routes } from "../../routes";
import { Picture } from "../../shared/ui/picture";
import { WholeWords } from "../../shared/ui/whole-words";
import * as styles from "./article-card.module.css";

interface Props {
  article: Queries.ArticleCardFragment;
  /** First words of the article, shown from a width of 600 px. */
  excerpt?: string | null | undefined;
  /** Whether its page is about its category, which it then does not repeat. */
  own?: boolean | undefined;
  /** What its page adds under the title. */
  children?: ReactNode;
}

export function ArticleCard({ article, excerpt, own = false, children }: Props) {
  return (
    <article className={styles.card}>
      <Picture
        image={article.thumbnail?.file?.childImageSharp?.gatsbyImageData}
        alt=""
        sizes="(min-width: 1100px) 380px, (min-width: 600px) 46vw, 104px"
      />
      <div>
        <p className={styles.meta}>
          {!own && `${article.categoryName}, `}
          <time dateTime={article.date.slice(0, 10)}>{shortDate(article.date)}</time>
        </p>
        <h3>
          <a href={routes.article(article.categorySlug, { id: article.articleId, slug: article.slug })}>
            <WholeWords text={article.title} />
          </a>
        </h3>
        {children}
        {excerpt && <p className={`small quiet ${styles.excerpt}`}>{excerpt}</p>}
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment ArticleCard on Article {
    articleId
    slug
    title
    date
    categorySlug
    categoryName
    thumbnail {
      ...CardPhoto
    }
  }
`;
