import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { shortDate } from "../../shared/dates/dates";
import { routes } from "../../routes";
import { Picture } from "../../shared/ui/picture";
import { WholeWords } from "../../shared/ui/whole-words";
import * as styles from "./lead-story.page.module.css";

interface Props {
  article: Queries.LeadStoryFragment;
  /** Whether its page is about its category, which it then does not repeat. */
  own?: boolean;
  /** What its page adds under the text. */
  children?: ReactNode;
}

/** « À la une »: the newest article, shown large. */
export function LeadStory({ article, own = false, children }: Props) {
  return (
    <article className={`card ${styles.story}`}>
      <Picture
        image={article.lead?.file?.childImageSharp?.gatsbyImageData}
        alt=""
        sizes="(min-width: 1024px) 790px, 100vw"
        main
      />
      <div>
        <p className="small quiet">
          {!own && `${article.categoryName}, `}
          {shortDate(article.date)}
        </p>
        <h2>
          <a href={routes.article(article.categorySlug, { id: article.articleId, slug: article.slug })}>
            <WholeWords text={article.title} />
          </a>
        </h2>
        {article.excerpt && <p className={styles.excerpt}>{article.excerpt}</p>}
        {children}
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment LeadStory on Article {
    articleId
    slug
    title
    excerpt
    date
    categorySlug
    categoryName
    lead: thumbnail {
      ...HeroPhoto
    }
  }
`;
