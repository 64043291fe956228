import { buildCodeDigest, projectDigest } from "../src/build/publish/project-digest";
import { noteSources } from "../src/gatsby-5.16/build/sources-of-cache";
import { dropStaleCache, noteCache } from "../src/gatsby-5.16/build/stale-cache";
import type { Environment } from "./env";
import { gatsbyCli, REPLACED } from "./gatsby-program";
import { gatsbyVariables } from "./gatsby-variables";
import { exitOf, type Processes } from "./processes";
import type { SpareGatsby } from "./spare-gatsby";

interface Choices {
  /** Descriptor of an open file for what Gatsby prints, which is otherwise shown. */
  readonly output?: number | undefined;
  /** A process that may have been loaded for this build. */
  readonly spare?: SpareGatsby | undefined;
}

/**
 * Runs Gatsby to its end on a cache that was made in this folder by this code, or on none.
 * @returns its exit code, or null when a signal ended it
 */
export async function runGatsby(
  root: string,
  args: readonly string[],
  environment: Environment,
  apiBase: string,
  processes: Processes,
  { output, spare }: Choices = {},
): Promise<number | null> {
  const code = await buildCodeDigest();
  const drop = async () => {
    const dropped = await dropStaleCache(root, code);
    if (dropped !== null) process.stdout.write(`${dropped}\n`);
  };
  await drop();
  const variables = await gatsbyVariables(root, args[0], environment, apiBase, output);
  const ofNew = () => exitOf(processes.start(REPLACED, [gatsbyCli(root), ...args], variables, root, output));
  const loaded = await spare?.take(variables);
  // The command that serves what is edited saves its state as it goes, and a signal ends it.
  let isSaved = args[0] !== "build";
  try {
    let exitCode = await (loaded ? exitOf(loaded) : ofNew());
    // The cause may be the age of that process.
    if (loaded && exitCode !== 0 && !processes.stopping) {
      await drop();
      exitCode = await ofNew();
    }
    isSaved ||= exitCode === 0;
    if (exitCode === 0) await noteSources(root, await projectDigest());
    return exitCode;
  } finally {
    await noteCache(root, code, isSaved);
  }
}
