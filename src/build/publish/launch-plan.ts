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
  const files = new Map<string, readonly string[]>();
  for (const [chunk, kind] of [...found.kinds].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own = [...filesOf(chunk), ...[...kind.staticQueries].sort().map(staticQueryAt)];
    const ofSlices = await Promise.all([...kind.slices].sort().map(resourcesOf));
    files.set(chunk, [...new Set([...own, ...ofSlices.flat()])]);
  }
  // Files that every kind requests are listed once.
  const lists = [...files.values()];
  const common = (lists[0] ?? []).filter((file) => lists.every((list) => list.includes(file)));
  const kinds = new Map([...files].map(([chunk, list]) => [chunk, list.filter((file) => !common.includes(file))]));
  const ending = (extension: string) => filesOf(POPUP).filter((file) => file.endsWith(extension));
  const popup = { sheets: ending(".css"), scripts: ending(".js") };
  return { compilationHash: scripts.compilationHash, styles, common, kinds, popup };
}
