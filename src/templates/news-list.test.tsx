// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import NewsListPage from "./news-list";

vi.mock("gatsby", () => ({ graphql: () => null, useStaticQuery: () => ({ allNewsCategory: { nodes: [] } }) }));
afterEach(cleanup);

type Data = Queries.NewsListPageQuery;

const article = (articleId: number, date: string): Data["articles"]["nodes"][number] => ({
  articleId,
  slug: `article-${articleId}`,
  title: `Article ${articleId}`,
  excerpt: null,
  date,
  categorySlug: "essais",
  categoryName: "Essais",
  thumbnail: null,
  models: [],
});
const ARTICLES = [article(3, "2026-11-19"), article(2, "2026-11-01"), article(1, "2025-11-30")];

function show(category: Data["category"]) {
  const [newest] = ARTICLES;
  const data: Data = {
    category,
    first: { nodes: newest ? [{ ...newest, keyPoints: [], lead: null }] : [] },
    articles: { nodes: ARTICLES },
  };
  const pageContext = { listPath: "/actualite-auto/toute-l-actualite", page: 1, pages: 1 };
  render(<NewsListPage {...({ data, pageContext } as ComponentProps<typeof NewsListPage>)} />);
}

const titles = (part: HTMLElement) =>
  within(part)
    .getAllByRole("link", { name: /^Article/ })
    .map(({ textContent }) => textContent);

// rule: editorial/all-articles-listed
test("all news stand under their months, which are those of one year", () => {
  show(null);
  const months = screen.getAllByRole("heading", { level: 2 });
  expect(months.map(({ textContent, parentElement }) => [textContent, parentElement && titles(parentElement)])).toEqual(
    [
      ["Novembre 2026", ["Article 3", "Article 2"]],
      ["Novembre 2025", ["Article 1"]],
    ],
  );
});

// rule: editorial/all-articles-listed
test("a category begins with its newest article, and has each once", () => {
  show({ name: "Essais", description: null });
  expect(screen.queryByText(/^Novembre/)).toBeNull();
  expect(titles(document.body)).toEqual(["Article 3", "Article 2", "Article 1"]);
});
