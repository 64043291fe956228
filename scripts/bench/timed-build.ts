import { closeSync, openSync } from "node:fs";
import path from "node:path";
import { exitOf, type Processes } from "../processes";
import { Stop } from "../stop";
import { watchMemory } from "./memory";

export interface TimedBuild {
  readonly seconds: number;
  /** Peak memory of the whole process tree, for `gatsby build` and publishing. */
  readonly peakBytes: number;
}

interface Build {
  readonly root: string;
  /** Folder of the build and of the published site: a copy of the project. */
  readonly directory: string;
  readonly apiBase: string;
  readonly apiKey: string;
  /** File that gets the output of the build. */
  readonly log: string;
}

/** Measures `npm run build` in a copy of the project. @throws Stop when the build fails */
export async function timedBuild(
  { root, directory, apiBase, apiKey, log }: Build,
  processes: Processes,
): Promise<TimedBuild> {
  const variables = { API_BASE: apiBase, API_KEY: apiKey, SITE_URL: "https://exemple.sn", ASSETS_LIMIT: "paid" };
  const output = openSync(log, "a");
  const start = performance.now();
  try {
    const child = processes.start(
      "--import",
      [path.join(root, "node_modules/tsx/dist/loader.mjs"), path.join(root, "scripts/build.ts")],
      variables,
      directory,
      output,
    );
    const peak = watchMemory(child.pid ?? 0);
    const code = await exitOf(child);
    const seconds = (performance.now() - start) / 1_000;
    const peakBytes = await peak();
    if (code !== 0) throw new Stop(`La construction a échoué ; sa raison est dans ${log}.`);
    return { seconds, peakBytes };
  } finally {
    closeSync(output);
  }
}
