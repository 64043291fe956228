/**
 * Notes by which sources Gatsby's `.cache` was made, inside it, so that both are deleted together.
 *
 * - Relies on: Gatsby deletes files from its `.cache` from time to time, but not during a build.
 * - No public way: Gatsby tells after its start, to its plugins, what changed; how many processes it may start is decided before.
 * - When it changes: no note is found, and each build begins as if its sources were new, with more processes than it needs.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const cacheOf = (root: string) => path.join(root, ".cache");
const noteOf = (root: string) => path.join(cacheOf(root), "sources.txt");

/** @param digest of the sources that Gatsby has built */
export async function noteSources(root: string, digest: string): Promise<void> {
  if (existsSync(cacheOf(root))) await writeFile(noteOf(root), digest);
}

/** Digest of the sources of the last build; null where there is none. */
export const notedSources = (root: string): Promise<string | null> => readFile(noteOf(root), "utf8").catch(() => null);
