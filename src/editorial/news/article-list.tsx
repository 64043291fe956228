import * as grid from "../../shared/ui/grid.module.css";
import { ArticleCard } from "./article-card";
import { FIRST_VIEW } from "../../shared/ui/picture";

interface Props {
  /** Excerpts are given on the news pages only; beside a car, titles are enough. */
  articles: readonly (Queries.ArticleCardFragment & { readonly excerpt?: string | null })[];
  soon?: boolean;
}

export function ArticleList({ articles, soon = false }: Props) {
  return (
    <ul className={grid.wide}>
      {articles.map((article, index) => (
        <li key={article.articleId}>
          <ArticleCard article={article} excerpt={article.excerpt} soon={soon && index < FIRST_VIEW} />
        </li>
      ))}
    </ul>
  );
}
