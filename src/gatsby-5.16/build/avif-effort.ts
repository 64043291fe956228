/**
 * Compression effort of AVIF files.
 *
 * - Relies on: gatsby-plugin-sharp calls `avif()` of this project's only copy of `sharp`, without an effort.
 * - No public way: its `avifOptions` pass on only the quality; at sharp's default effort, AVIF took four fifths of the time of a first build.
 * - When it changes: a first build takes twice as long; nothing fails.
 */
import type { GatsbyNode } from "gatsby";
import sharp, { type Sharp } from "sharp";

/** Effort from 0 to 9. At 2, files are as small as at 3 and as close to the original as the WebP files, in half the time; at 1 they are an eighth larger. */
const EFFORT = 2;

export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = () => {
  const pictures: Sharp = sharp.prototype;
  const avif = pictures.avif;
  pictures.avif = function (options) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
};
