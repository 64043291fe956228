import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { projectDigest } from "../src/build/publish/project-digest";
import { servedRelease } from "../src/build/publish/release-store";

/** Up to so many pages, the queries and pages of a change take less time than the start of the processes that would share them. */
const FEW_PAGES = 3_000;

/** Stands in Gatsby's cache, so that both are deleted together. */
const noteOf = (root: string) => path.join(root, ".cache/sources.txt");

/** Notes that Gatsby's cache was made by the present sources. */
export async function noteSources(root: string): Promise<void> {
  if (existsSync(path.dirname(noteOf(root)))) await writeFile(noteOf(root), await projectDigest());
}

/**
 * How many processes Gatsby may think that this machine runs at once. A build of the same sources as the last one renders the few pages whose content changed:
 * its queries run in the main process, and one other renders. What is built does not depend on it.
 */
export async function gatsbyProcesses(root: string): Promise<number> {
  const [noted, release] = await Promise.all([readFile(noteOf(root), "utf8").catch(() => null), servedRelease(root)]);
  const isFew = release !== null && release.pages <= FEW_PAGES && noted === (await projectDigest());
  // Gatsby counts its main process as one of these, and that one waits while pictures and pages are made.
  return isFew ? 1 : availableParallelism() + 1;
}
