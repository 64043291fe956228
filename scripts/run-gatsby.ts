import { readFile } from "node:fs/promises";
import path from "node:path";
import { gatsbyVariables } from "./content-source";
import type { Environment } from "./env";
import { digestOf } from "../src/build/publish/file-digests";
import { buildCodeDigest, projectDigest } from "../src/build/publish/project-digest";
import { dropStaleCache, noteCache } from "../src/gatsby-5.16/build/stale-cache";
import { noteSources } from "../src/gatsby-5.16/build/sources-of-cache";
import { gatsbyProcesses } from "./gatsby-processes";
import { exitOf, type Processes } from "./processes";

/** Gatsby's plain log. Its animated one, the default, loads a layout engine into each process, also where no terminal shows it. */
const PLAIN_LOG = { GATSBY_LOGGER: "yurnalist" };

const REPLACED = path.resolve(import.meta.dirname, "../src/gatsby-5.16/build/replaced-modules.mts");

/** Digest of all that Gatsby compiles: sources, packages, variables that are part of scripts, and Node. */
async function compiledFrom(root: string, variables: Readonly<Record<string, string>>): Promise<string> {
  const own = Object.entries(process.env).filter(([name]) => name.startsWith("GATSBY_"));
  const file = await readFile(path.join(root, ".env.production"), "utf8").catch(() => null);
  return digestOf(JSON.stringify([await projectDigest(), variables, own, file, process.version]));
}

/**
 * Runs Gatsby to its end on a cache that was made in this folder by this code, or on none.
 * @param output descriptor of an open file for what Gatsby prints, which is otherwise shown
 * @returns its exit code, or null when a signal ended it
 */
export async function runGatsby(
  root: string,
  args: readonly string[],
  environment: Environment,
  apiBase: string,
  processes: Processes,
  output: number | "inherit" = "inherit",
): Promise<number | null> {
  const isWatched = output === "inherit" && process.stdout.isTTY;
  const code = await buildCodeDigest();
  const dropped = await dropStaleCache(root, code);
  if (dropped !== null) process.stdout.write(`${dropped}\n`);
  const count = { GATSBY_CPU_COUNT: String(await gatsbyProcesses(root)) };
  const variables = gatsbyVariables(environment, apiBase);
  const kept: Record<string, string> =
    args[0] === "build" ? { COMPILED_FROM: await compiledFrom(root, variables) } : {};
  try {
    const exitCode = await exitOf(
      processes.start(
        `--import=${REPLACED}`,
        [path.join(root, "node_modules/gatsby/cli.js"), ...args],
        { ...variables, ...count, ...kept, ...(!isWatched && PLAIN_LOG) },
        root,
        output,
      ),
    );
    if (exitCode === 0) await noteSources(root, await projectDigest());
    return exitCode;
  } finally {
    await noteCache(root, code);
  }
}
