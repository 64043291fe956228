import type { GatsbyNode } from "gatsby";
import sharp, { type Sharp } from "sharp";

/** Of 9; sharp's own 4 takes three times as long for files 5 % smaller. */
const EFFORT = 3;

/** gatsby-plugin-sharp hands no effort on, and AVIF at sharp's own was four fifths of a first build. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = () => {
  const pictures: Sharp = sharp.prototype;
  const avif = pictures.avif;
  pictures.avif = function (options) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
};
