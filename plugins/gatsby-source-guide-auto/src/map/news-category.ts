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
export const categoryIdsBySlug = (rows: readonly WireNewsCategory[]): ReadonlyMap<string, number> =>
  new Map(rows.toSorted((a, b) => b.id - a.id).map((row) => [toNewsCategory(row).slug, row.id]));
