import { slugify } from "./slug";

/** The items without those whose name an earlier item has, compared by their slugs. */
export function firstOfEachName<Item extends { readonly name: string }>(items: readonly Item[]): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const slug = slugify(item.name);
    if (!first.has(slug)) first.set(slug, item);
  }
  return [...first.values()];
}
