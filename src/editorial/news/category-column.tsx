import { shortDate } from "../../shared/dates/dates";
import { routes } from "../../routes";
import { ArticleCard } from "./article-card";
import * as styles from "./category-column.page.module.css";

interface Props {
  category: { readonly categoryId: number; readonly slug: string; readonly name: string };
  /** Newest first. */
  articles: readonly Queries.ArticleCardFragment[];
}

/** Overview of a news category: its newest article with a picture, then headlines. */
export function CategoryColumn({ category, articles: [first, ...others] }: Props) {
  if (!first) return null;
  return (
    <section className={styles.column}>
      <h2>
        <a href={routes.newsCategory({ id: category.categoryId, slug: category.slug })}>{category.name}</a>
      </h2>
      <ArticleCard article={first} />
      <ul>
        {others.map(({ articleId, categorySlug, slug, title, date }) => (
          <li key={articleId}>
            <a href={routes.article(categorySlug, { id: articleId, slug })}>{title}</a>{" "}
            <span className="small quiet">{shortDate(date)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
