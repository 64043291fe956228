import type { ComponentType } from "react";
import * as grid from "../../shared/ui/grid.module.css";
import { ArticleCard } from "./article-card";

interface Props<Article> {
  /** Excerpts are given on the lists of news only; beside a car, titles are enough. */
  articles: readonly Article[];
  /** Whether its page is about the category of all of them. */
  own?: boolean;
  /** What its page adds under the title of each. */
  Foot?: ComponentType<{ article: Article }>;
}

export function ArticleList<Article extends Queries.ArticleCardFragment & { readonly excerpt?: string | null }>({
  articles,
  own,
  Foot,
}: Props<Article>) {
  return (
    <ul className={grid.wide}>
      {articles.map((article) => (
        <li key={article.articleId}>
          <ArticleCard article={article} excerpt={article.excerpt} own={own}>
            {Foot && <Foot article={article} />}
          </ArticleCard>
        </li>
      ))}
    </ul>
  );
}
