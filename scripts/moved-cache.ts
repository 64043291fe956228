import { existsSync, realpathSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Which folder a `.cache` was made in; in it, so that it goes where that goes. */
const noteOf = (root: string) => path.join(root, ".cache/dossier.txt");

/**
 * Gatsby's `.cache` names files by their whole address: in another folder than it was made in, a build finds neither pages nor answers to
 * queries. One that comes from elsewhere is taken away; what is published and the last good answers stay.
 * @returns what was done, in a sentence; null where nothing had to be
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

/** Notes where a `.cache` was made, once Gatsby is done: it empties it itself now and then. */
export async function noteCache(root: string): Promise<void> {
  if (existsSync(path.join(root, ".cache"))) await writeFile(noteOf(root), realpathSync(root));
}
