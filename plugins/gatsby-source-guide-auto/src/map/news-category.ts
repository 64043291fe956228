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
