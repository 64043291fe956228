import { availableParallelism } from "node:os";
import { projectDigest } from "../src/build/publish/project-digest";
import { servedRelease } from "../src/build/publish/release-store";
import { notedSources } from "../src/gatsby-5.16/build/sources-of-cache";

/** Up to so many pages, the queries and pages of a change take less time than the start of the processes that would share them. */
const FEW_PAGES = 3_000;

/**
 * How many processes Gatsby may think that this machine runs at once. A build of the same sources as the last one renders the few pages whose content changed,
 * in one process (`src/gatsby-5.16/build/worker-pool.ts`). What is built does not depend on it.
 */
export async function gatsbyProcesses(root: string): Promise<number> {
  const [noted, release] = await Promise.all([notedSources(root), servedRelease(root)]);
  const isFew = release !== null && release.pages <= FEW_PAGES && noted === (await projectDigest());
  // Gatsby counts its main process as one of these, and that one waits while pictures and pages are made.
  return isFew ? 1 : availableParallelism() + 1;
}
