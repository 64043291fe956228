import { existsSync, realpathSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** File that names the folder in which a `.cache` was made. It is inside the cache, so that it moves with it. */
const noteOf = (root: string) => path.join(root, ".cache/dossier.txt");

/**
 * Deletes a `.cache` that was made in another folder. Gatsby's cache contains absolute paths, so that a build in another folder finds neither
 * pages nor results of queries. The published site and the last good answers stay.
 * @returns a French sentence on what was done, or null when nothing had to be done
 */
export async function dropMovedCache(root: string): Promise<string | null> {
  if (!existsSync(path.join(root, ".cache"))) return null;
  const madeIn = await readFile(noteOf(root), "utf8").catch(() => null);
  if (madeIn === realpathSync(root)) return null;
  await rm(path.join(root, ".cache"), { recursive: true });
  const why =
    madeIn === null
      ? "Le dossier .cache ne dit pas où il a été fait"
      : `Ce dossier a été déplacé ou copié : son .cache a été fait dans ${madeIn}`;
  return `${why}. Il est effacé, et la construction qui suit refait tout.`;
}

/** Notes in which folder the `.cache` was made. It is called after Gatsby has ended, because Gatsby sometimes empties its cache. */
export async function noteCache(root: string): Promise<void> {
  if (existsSync(path.join(root, ".cache"))) await writeFile(noteOf(root), realpathSync(root));
}
