import path from "node:path";
import * as z from "zod/mini";

/** What Gatsby says of a page, as far as publishing needs it. */
export const pageData = z.object({
  componentChunkName: z.string(),
  path: z.string(),
  matchPath: z.optional(z.string()),
  staticQueryHashes: z.optional(z.array(z.string())),
  slicesMap: z.optional(z.record(z.string(), z.string())),
});
export type PageData = z.infer<typeof pageData>;

/** `a/b/index.html` → `/a/b`, `index.html` → `/`, `404.html` → `/404.html`. */
export function addressOf(htmlFile: string): string {
  const address = `/${htmlFile}`.replace(/\/index\.html$/, "");
  return address === "" ? "/" : address;
}

/** Where a page's data is below `page-data/`, with leading slash. */
export const dataOf = (address: string) => (address === "/" ? "/index" : address);

export const dataFile = (publicDir: string, address: string) =>
  path.join(publicDir, "page-data", dataOf(address), "page-data.json");

/** « component---src-templates-model-tsx » → « templates-model » */
export const kindOf = (chunkName: string) => chunkName.replace(/^component---src-/, "").replace(/-[jt]sx?$/, "");
