import type { Content } from "../content";

/** All distinct pictures that the content refers to. */
export function photoSources({ brands, models, dealers, articles, guideTopics, guides, banners }: Content): string[] {
  const all = [
    ...brands.map((row) => row.logo),
    ...models.flatMap((row) => row.photos.map((photo) => photo.url)),
    ...dealers.map((row) => row.photo),
    ...articles.map((row) => row.thumbnail),
    ...[...guideTopics, ...guides].map((row) => row.image),
    ...banners.map((row) => row.image),
  ];
  return [...new Set(all.flatMap((source) => source ?? []))];
}
