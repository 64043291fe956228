/**
 * Deletes a `.cache` that was made in another folder, or by other code than that which builds now, or by a build that did not end, before a build.
 *
 * - Relies on: Gatsby's `.cache` contains absolute paths and answers of queries, and Gatsby deletes files from it from time to time, but not during a build.
 * - No public way: Gatsby does not record the folder for which its cache was made, and in another folder a build finds neither pages nor query results. It
 *   forgets answers when `gatsby-node.ts` changes, but not when a file changes that this one imports. It writes nodes at once, and which queries they make out of
 *   date only when it ends: after a build that was killed in between, pages would show what was there before.
 * - When it changes: if Gatsby stores relative paths or follows imports one day, a folder is rebuilt needlessly.
 */
import { existsSync, realpathSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const cacheOf = (root: string) => path.join(root, ".cache");
/** File that records the folder in which a cache was made, and by which code. It is inside the cache, so that it moves with it. */
const noteOf = (root: string) => path.join(cacheOf(root), "dossier.txt");
/** File that the source plugin writes before nodes, and that is there until the build ends. */
const unfinishedOf = (root: string) => path.join(root, ".state/unfinished");

function reasonFor(root: string, code: string, noted: string | null): string | null {
  if (noted === null) return "Le dossier .cache ne dit pas où il a été fait";
  const [madeIn = "", madeBy = ""] = noted.split("\n");
  if (existsSync(unfinishedOf(root))) return "La construction précédente n’a pas fini";
  if (madeIn !== realpathSync(root)) return `Ce dossier a été déplacé ou copié : son .cache a été fait dans ${madeIn}`;
  return madeBy === code ? null : "Le code qui construit le site a changé depuis que .cache a été fait";
}

/**
 * Deletes a cache that this build cannot go on with. The published site and the last good responses of api.php are kept.
 * @param code digest of the code that builds
 * @returns a French sentence about what was done; null when nothing had to be done
 */
export async function dropStaleCache(root: string, code: string): Promise<string | null> {
  if (!existsSync(cacheOf(root))) return null;
  const reason = reasonFor(root, code, await readFile(noteOf(root), "utf8").catch(() => null));
  if (reason === null) return null;
  await rm(cacheOf(root), { recursive: true });
  return `${reason}. Il est effacé, et la construction qui suit refait tout.`;
}

/** Records the folder of the cache and the code that made it, once Gatsby has finished. @param saved whether Gatsby has saved its state */
export async function noteCache(root: string, code: string, saved: boolean): Promise<void> {
  if (saved) await rm(unfinishedOf(root), { force: true });
  if (existsSync(cacheOf(root))) await writeFile(noteOf(root), `${realpathSync(root)}\n${code}`);
}
