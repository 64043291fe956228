/**
 * Data files that Gatsby writes for each page and slice besides its HTML.
 *
 * - Relies on: `page-data/…/page-data.json` and `slice-data/….json` with the fields below.
 * - No public way: the queries of `onPostBuild` list pages, but neither their chunks nor the static queries and slices that they use.
 * - When it changes: publishing fails when a file has another structure. A page without its data file would be treated as a plain file and still contain
 *   Gatsby's scripts, which the policy forbids, so publishing refuses it.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";

export const pageData = z.object({
  componentChunkName: z.string(),
  matchPath: z.optional(z.string()),
  staticQueryHashes: z.optional(z.array(z.string())),
  slicesMap: z.optional(z.record(z.string(), z.string())),
});
export type PageData = z.infer<typeof pageData>;

const sliceData = z.object({ componentChunkName: z.string(), staticQueryHashes: z.optional(z.array(z.string())) });
export type SliceData = z.infer<typeof sliceData>;

/** `a/b/index.html` → `/a/b`, `index.html` → `/`, `404.html` → `/404.html`. */
export function addressOf(htmlFile: string): string {
  const address = `/${htmlFile}`.replace(/\/index\.html$/, "");
  return address === "" ? "/" : address;
}

/** Path of a page's data below `page-data/`, with a leading slash. */
export const dataOf = (address: string) => (address === "/" ? "/index" : address);

export const dataFile = (publicDir: string, address: string) =>
  path.join(publicDir, "page-data", dataOf(address), "page-data.json");

/** @returns null when the address is not a page built by Gatsby */
export async function readPageData(publicDir: string, address: string): Promise<PageData | null> {
  const text = await readFile(dataFile(publicDir, address), "utf8").catch(() => null);
  return text === null ? null : pageData.parse(JSON.parse(text));
}

export const readSliceData = async (publicDir: string, slice: string): Promise<SliceData> =>
  sliceData.parse(JSON.parse(await readFile(path.join(publicDir, "slice-data", `${slice}.json`), "utf8")));
