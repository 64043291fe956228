import type { WireNewsCategory } from "../../../../src/contract/wire/news";
import { routes } from "../../../../src/routes";
import { slugOf } from "./slug-of";

export const toNewsCategory = (row: WireNewsCategory) => {
  const slug = slugOf(null, row.name, row.id);
  return {
    categoryId: row.id,
    slug,
    path: routes.newsCategory({ id: row.id, slug }),
    name: row.name,
    description: row.description,
  };
};

/** Ids of the categories by their slugs. Two categories of one name have one slug, and so the same articles: the lowest id counts for these. */
export const categoryIdsBySlug = (
  categories: readonly ReturnType<typeof toNewsCategory>[],
): ReadonlyMap<string, number> =>
  new Map(categories.toSorted((a, b) => b.categoryId - a.categoryId).map(({ slug, categoryId }) => [slug, categoryId]));
