import type { Content } from "../content";

/** All distinct pictures that the content refers to. */
export function photoSources({ brands, models, articles, banners }: Content): string[] {
  const all = [
    ...brands.map((row) => row.logo),
    ...models.flatMap((row) => row.photos.map((photo) => photo.url)),
    ...articles.map((row) => row.thumbnail),
    ...banners.map((row) => row.image),
  ];
  return [...new Set(all.flatMap((source) => source ?? []))];
}
