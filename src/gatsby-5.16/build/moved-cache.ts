/**
 * A `.cache` that was made in another folder is taken away before a build.
 *
 * - Relies on: Gatsby's `.cache` names files by their whole address, and Gatsby removes files from it now and then, but not while it builds.
 * - No public way: Gatsby does not say for which folder its cache was made, and in another one a build finds neither pages nor answers to queries.
 * - When it changes: should Gatsby name files from the root one day, a moved folder builds anew for nothing.
 */
import { existsSync, realpathSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const cacheOf = (root: string) => path.join(root, ".cache");
/** Which folder a cache was made in; in it, so that it goes where that goes. */
const noteOf = (root: string) => path.join(cacheOf(root), "dossier.txt");

/**
 * What is published and the last good answers stay.
 * @returns what was done, in a sentence; null where nothing had to be
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

/** Notes where a cache was made, once Gatsby is done. */
export async function noteCache(root: string): Promise<void> {
  if (existsSync(cacheOf(root))) await writeFile(noteOf(root), realpathSync(root));
}
