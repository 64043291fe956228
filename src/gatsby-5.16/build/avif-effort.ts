/**
 * How hard AVIF files are squeezed.
 *
 * - Relies on: gatsby-plugin-sharp calls `avif()` of the one `sharp` that this project has, without an effort.
 * - No public way: its `avifOptions` hand on a quality alone; at sharp's own effort AVIF was four fifths of a first build.
 * - When it changes: a first build takes twice its time; nothing fails.
 */
import type { GatsbyNode } from "gatsby";
import sharp, { type Sharp } from "sharp";

/** Of 9. Files are as small as at 3 and as close to the original as the WebP ones, in half the time; at 1 they are an eighth larger. */
const EFFORT = 2;

export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = () => {
  const pictures: Sharp = sharp.prototype;
  const avif = pictures.avif;
  pictures.avif = function (options) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
};
