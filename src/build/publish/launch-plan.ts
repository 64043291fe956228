import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import type { GatsbyScripts } from "./gatsby-scripts";
import type { Launch } from "./inline-boot";
import { kindOf } from "./page-kind";
import type { Survey } from "./survey";

const sliceData = z.object({ componentChunkName: z.string(), staticQueryHashes: z.optional(z.array(z.string())) });

/** What webpack says of itself: every file of a chunk, also those that chunks share. Gatsby's own map leaves these out. */
const webpackStats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

const staticQuery = (hash: string) => `/page-data/sq/d/${hash}.json`;

/**
 * What the application of each kind of page asks for after its page data, so that all of it is asked for at once.
 * @param styles addresses of the full style sheets
 */
export async function launchPlan(
  publicDir: string,
  scripts: GatsbyScripts,
  found: Survey,
  styles: readonly string[],
): Promise<Launch> {
  const { assetsByChunkName } = webpackStats.parse(
    JSON.parse(await readFile(path.join(publicDir, "webpack.stats.json"), "utf8")),
  );
  /** Its scripts, and the sheets of its own that they wait for. */
  const filesOf = (chunk: string) =>
    (assetsByChunkName[chunk] ?? [])
      .filter((file) => /\.(?:js|css)$/.test(file) && !/^styles\./.test(file))
      .map((file) => `/${file}`);
  const slices = new Map<string, readonly string[]>();
  const resourcesOf = async (slice: string) => {
    const known = slices.get(slice);
    if (known) return known;
    const data = sliceData.parse(
      JSON.parse(await readFile(path.join(publicDir, "slice-data", `${slice}.json`), "utf8")),
    );
    const resources = [
      `/slice-data/${slice}.json`,
      ...filesOf(data.componentChunkName),
      ...(data.staticQueryHashes ?? []).map(staticQuery),
    ];
    slices.set(slice, resources);
    return resources;
  };
  const kinds: Record<string, readonly string[]> = {};
  for (const [chunk, kind] of [...found.kinds].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own = [...filesOf(chunk), ...[...kind.staticQueries].sort().map(staticQuery)];
    const ofSlices = await Promise.all([...kind.slices].sort().map(resourcesOf));
    kinds[kindOf(chunk)] = [...new Set([...own, ...ofSlices.flat()])];
  }
  // Named once: what every kind asks for.
  const lists = Object.values(kinds);
  const common = (lists[0] ?? []).filter((file) => lists.every((files) => files.includes(file)));
  const own = Object.fromEntries(
    Object.entries(kinds).map(([kind, files]) => [kind, files.filter((file) => !common.includes(file))]),
  );
  const chunks = Object.fromEntries(Object.entries(scripts.chunks).filter(([, files]) => files.length > 0)); // Gatsby takes none for an empty list
  return { chunks, compilationHash: scripts.compilationHash, styles, common, kinds: own };
}
