import type { WireNewsCategory } from "../../../../src/contract/wire/news";
import { slugOf } from "./slug-of";

export const toNewsCategory = (row: WireNewsCategory) => ({
  categoryId: row.id,
  slug: slugOf(null, row.name, row.id),
  name: row.name,
  description: row.description,
});
