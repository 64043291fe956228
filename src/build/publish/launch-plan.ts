import { chunkFiles } from "../../gatsby-5.16/build/bundle-files";
import { readSliceData } from "../../gatsby-5.16/build/page-data";
import type { GatsbyScripts } from "../../gatsby-5.16/build/scripts-slice";
import { sliceDataAt, staticQueryAt } from "../../gatsby-5.16/browser/data-addresses";
import type { Launch } from "./inline-boot";
import type { Survey } from "./survey";

/** Chunk of the popups that the build renders (src/messages/leads/lead-button.tsx). */
const POPUP = "lead-popup";

/**
 * Lists the files that the application of each kind of page requests after its page data, so that they can all be requested at once.
 * @param styles addresses of the full style sheets
 */
export async function launchPlan(
  publicDir: string,
  scripts: GatsbyScripts,
  found: Survey,
  styles: readonly string[],
): Promise<Launch> {
  const filesOf = chunkFiles(publicDir);
  const slices = new Map<string, readonly string[]>();
  const resourcesOf = async (slice: string) => {
    const known = slices.get(slice);
    if (known) return known;
    const data = await readSliceData(publicDir, slice);
    const resources = [
      sliceDataAt(slice),
      ...filesOf(data.componentChunkName),
      ...(data.staticQueryHashes ?? []).map(staticQueryAt),
    ];
    slices.set(slice, resources);
    return resources;
  };
  const lists: (readonly string[])[] = [];
  const sorted = [...found.kinds].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [chunk, kind] of sorted) {
    const own = [...filesOf(chunk), ...[...kind.staticQueries].sort().map(staticQueryAt)];
    const ofSlices = await Promise.all([...kind.slices].sort().map(resourcesOf));
    lists.push([...new Set([...own, ...ofSlices.flat()])]);
  }
  // Files that every kind requests are listed once.
  const common = (lists[0] ?? []).filter((file) => lists.every((files) => files.includes(file)));
  const kinds = lists.map((files) => files.filter((file) => !common.includes(file)));
  const numbers = new Map(sorted.map(([chunk], number) => [chunk, number]));
  const ending = (extension: string) => filesOf(POPUP).filter((file) => file.endsWith(extension));
  const popup = { sheets: ending(".css"), scripts: ending(".js") };
  return { compilationHash: scripts.compilationHash, styles, common, kinds, numbers, popup };
}
