import * as grid from "../ui/grid.module.css";
import { ArticleCard } from "./article-card";

export function ArticleList({ articles, soon = false }: { articles: readonly Queries.ArticleCardFragment[]; soon?: boolean }) {
  return (
    <ul className={grid.wide}>
      {articles.map((article, index) => (
        <li key={article.articleId}>
          <ArticleCard article={article} soon={soon && index < 4} />
        </li>
      ))}
    </ul>
  );
}
