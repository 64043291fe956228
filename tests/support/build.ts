import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { promisify } from "node:util";
import { buildAndPublish } from "../../scripts/build-and-publish";
import { loadEnvironment } from "../../scripts/load-environment";
import { Processes } from "../../scripts/processes";
import { SpareGatsby } from "../../scripts/spare-gatsby";

const MAX_OUTPUT_BYTES = 50 * 1_024 * 1_024;

/** Builds and publishes again, from the api.php of this run. @returns the folder of the release */
export async function build(): Promise<string> {
  await promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/build.ts"], { maxBuffer: MAX_OUTPUT_BYTES });
  return realpathSync("dist");
}

/**
 * Loads a process for the next build now.
 * @returns what builds and publishes by it; it throws where another process has built
 */
export async function loadedBuild(): Promise<() => Promise<string>> {
  const root = process.cwd();
  const environment = loadEnvironment(root);
  const { apiBase } = environment;
  if (apiBase === null) throw new Error("the api.php of this run has no address");
  const processes = new Processes();
  let isTaken = false;
  class Watched extends SpareGatsby {
    override async take(...variables: Parameters<SpareGatsby["take"]>) {
      const taken = await super.take(...variables);
      isTaken = taken !== null;
      return taken;
    }
  }
  const spare = new Watched(root, environment, apiBase, processes);
  await spare.prepare();
  return async () => {
    await buildAndPublish(root, environment, apiBase, processes, { spare }).finally(() => processes.stop());
    if (!isTaken) throw new Error("another process has built");
    return realpathSync("dist");
  };
}
