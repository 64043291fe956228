import { weighedName, weightsFile } from "../../site/eco/weight";

/**
 * Lists the sizes of pictures for visitors who save data, in one file for all pictures with the same name prefix.
 * @param weights path in the release → bytes
 * @returns path in the release → content
 */
export function pictureWeights(weights: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const files = new Map<string, Record<string, number>>();
  for (const [file, bytes] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = weighedName(`/${file}`);
    if (name === null) continue;
    const place = weightsFile(name).slice(1);
    files.set(place, { ...files.get(place), [name]: bytes });
  }
  return new Map([...files].map(([place, content]) => [place, JSON.stringify(content)]));
}
