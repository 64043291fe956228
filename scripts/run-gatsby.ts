import path from "node:path";
import { gatsbyVariables } from "./content-source";
import type { Environment } from "./env";
import { dropMovedCache, noteCache } from "../src/gatsby-5.16/build/moved-cache";
import { exitOf, type Processes } from "./processes";

/** Runs Gatsby to its end, its progress shown, on a cache that was made in this folder or on none. @returns its exit code */
export async function runGatsby(
  root: string,
  args: readonly string[],
  environment: Environment,
  apiBase: string,
  processes: Processes,
): Promise<number | null> {
  const dropped = await dropMovedCache(root);
  if (dropped !== null) process.stdout.write(`${dropped}\n`);
  try {
    return await exitOf(
      processes.start(path.join(root, "node_modules/gatsby/cli.js"), args, gatsbyVariables(environment, apiBase), root),
    );
  } finally {
    await noteCache(root);
  }
}
