import { availableParallelism } from "node:os";
import { projectDigest } from "../src/build/publish/project-digest";
import { notedSources } from "../src/gatsby-5.16/build/sources-of-cache";

/**
 * How many processes Gatsby may think that this machine runs at once. A build of the same sources as the last one begins with one, and starts others only if
 * many queries have to be run (`src/gatsby-5.16/build/worker-pool.ts`). What is built does not depend on it.
 */
export const gatsbyProcesses = async (root: string): Promise<number> =>
  // Gatsby counts its main process as one of these, and that one waits while pictures and pages are made.
  (await notedSources(root)) === (await projectDigest()) ? 1 : availableParallelism() + 1;
