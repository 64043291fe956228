import type { SmallPicture } from "../../../src/contract/shared/picture";
import { photoAddress } from "../../../src/contract/market/photo";
import type { Env } from "../../env";
import { newestCovers } from "../search/newest-cover-store";
import { modelKey } from "./keys";
import { usedSuggestions } from "./used-suggestions";

/** « /marche-doccasion/toyota/yaris » and a search of one model → « toyota-yaris ». */
function keyIn(path: string): string | null {
  const [address = "", query] = path.split("?");
  const [, , brand, model] = address.split("/");
  return query === undefined && brand && model ? modelKey({ brand, model }) : new URLSearchParams(query).get("modele");
}

const pictureOf = (hash: string): SmallPicture => ({
  width: 320,
  height: 200,
  src: photoAddress(hash, 320),
  sources: [],
});

/** A car of each model that a suggestion of used cars leads to, by its path: the newest that is online and no wreck. */
async function picturesOf(env: Env, paths: readonly string[]): Promise<ReadonlyMap<string, SmallPicture>> {
  const named = paths.map((path) => ({ path, key: keyIn(path) ?? "" })).filter(({ key }) => key !== "");
  if (named.length === 0) return new Map();
  const covers = await newestCovers(
    env.DB,
    named.map(({ key }) => key),
  );
  return new Map(
    named.flatMap(({ path, key }) => {
      const cover = covers.get(key);
      return cover === undefined ? [] : [[path, pictureOf(cover)] as const];
    }),
  );
}

/** What the page of results shows of used cars. */
export const usedCars = { find: usedSuggestions, picturesOf };
