import type { SmallPicture } from "../../contract/shared/picture";

/** Converts a small picture to the format of gatsby-plugin-image. */
export const imageOf = ({ width, height, src, srcSet, sources }: SmallPicture) => ({
  layout: "constrained" as const,
  width,
  height,
  images: { sources, fallback: { src, ...(srcSet && { srcSet }) } },
});
