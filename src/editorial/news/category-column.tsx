import { routes } from "../../routes";
import { Section } from "../../shared/ui/section";
import { ArticleCard } from "./article-card";
import * as styles from "./category-column.page.module.css";

interface Props {
  category: { readonly categoryId: number; readonly slug: string; readonly name: string };
  /** Newest first. */
  articles: readonly Queries.ArticleCardFragment[];
}

/** Overview of a news category: its newest article, then others in rows. */
export function CategoryColumn({ category, articles: [first, ...others] }: Props) {
  if (!first) return null;
  return (
    <div className={styles.column}>
      <Section title={category.name} more={routes.newsCategory({ id: category.categoryId, slug: category.slug })}>
        <ArticleCard article={first} own />
        <ul>
          {others.map((article) => (
            <li key={article.articleId}>
              <ArticleCard article={article} own />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
