import * as grid from "../../shared/ui/grid.module.css";
import { ArticleCard } from "./article-card";

interface Props {
  /** Excerpts are given on the news pages only; beside a car, titles are enough. */
  articles: readonly (Queries.ArticleCardFragment & { readonly excerpt?: string | null })[];
  /** Whether its page is about the category of all of them. */
  own?: boolean;
}

export function ArticleList({ articles, own }: Props) {
  return (
    <ul className={grid.wide}>
      {articles.map((article) => (
        <li key={article.articleId}>
          <ArticleCard article={article} excerpt={article.excerpt} own={own} />
        </li>
      ))}
    </ul>
  );
}
