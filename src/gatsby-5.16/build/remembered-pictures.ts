/**
 * Describes each picture once in a process, however many pages show it. `replaced-modules.mts` puts this file in the place of `image-data` of gatsby-plugin-sharp.
 *
 * - Relies on: what `generateImageData` returns depends on nothing but the picture's File node and the query's own arguments, and is only read.
 * - No public way: for each page that shows a picture, its original is read again, and each of its sizes gets its directory again: half of the time of all queries.
 * - When it changes: gatsby-plugin-sharp stops, because an export is missing, or queries take longer, and a canary says so.
 */
import { createRequire } from "node:module";

interface Wanted {
  readonly file: { readonly id: string; readonly internal: { readonly contentDigest: string } };
  readonly args: object;
}
type Describe = (wanted: Wanted) => Promise<unknown>;

const own = createRequire(import.meta.url)("gatsby-plugin-sharp/image-data.js") as {
  readonly generateImageData: Describe;
  readonly getImageMetadata: unknown;
};

/** So many descriptions take about 40 MB; after them it begins anew, so that a site of 100.000 pictures can be built. */
const MOST = 20_000;

/** @returns a function that calls `describe` once for each picture in each version, and for each set of arguments */
export function rememberEach(describe: Describe, most = MOST): Describe {
  const remembered = new Map<string, Promise<unknown>>();
  return (wanted) => {
    const { file, args } = wanted;
    const key = JSON.stringify([file.id, file.internal.contentDigest, args]);
    const known = remembered.get(key);
    if (known) return known;
    if (remembered.size >= most) remembered.clear();
    const described = describe(wanted);
    remembered.set(key, described);
    return described;
  };
}

export const generateImageData = rememberEach(own.generateImageData);
export const { getImageMetadata } = own;
