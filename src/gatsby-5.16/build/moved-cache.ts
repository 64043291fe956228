/**
 * Deletes a `.cache` that was made in another folder, before a build.
 *
 * - Relies on: Gatsby's `.cache` contains absolute paths, and Gatsby deletes files from it from time to time, but not during a build.
 * - No public way: Gatsby does not record the folder for which its cache was made, and in another folder a build finds neither pages nor query results.
 * - When it changes: if Gatsby stores relative paths one day, a moved folder is rebuilt needlessly.
 */
import { existsSync, realpathSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const cacheOf = (root: string) => path.join(root, ".cache");
/** File that records the folder in which a cache was made. It is inside the cache, so that it moves with it. */
const noteOf = (root: string) => path.join(cacheOf(root), "dossier.txt");

/**
 * Deletes a cache that was made in another folder. The published site and the last good responses of api.php are kept.
 * @returns a French sentence about what was done; null when nothing had to be done
 */
export async function dropMovedCache(root: string): Promise<string | null> {
  if (!existsSync(cacheOf(root))) return null;
  const madeIn = await readFile(noteOf(root), "utf8").catch(() => null);
  if (madeIn === realpathSync(root)) return null;
  await rm(cacheOf(root), { recursive: true });
  const why =
    madeIn === null
      ? "Le dossier .cache ne dit pas où il a été fait"
      : `Ce dossier a été déplacé ou copié : son .cache a été fait dans ${madeIn}`;
  return `${why}. Il est effacé, et la construction qui suit refait tout.`;
}

/** Records the folder of the cache, once Gatsby has finished. */
export async function noteCache(root: string): Promise<void> {
  if (existsSync(cacheOf(root))) await writeFile(noteOf(root), realpathSync(root));
}
