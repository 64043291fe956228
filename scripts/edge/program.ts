import path from "node:path";
import { BUNDLE, bundleWorker } from "../../src/build/worker/bundle-worker";
import { QUIET, wranglerOf } from "../local-database";
import { exitOf, type Processes } from "../processes";
import { Stop } from "../stop";

/** Folder of the program that a site is served by. @param root root folder of the project */
export const programOf = (root: string) => path.join(root, ".worker/program");

/**
 * Bundles the Worker with its packages, as a deployment does: what is served on one machine is the program that would be uploaded. Only sources
 * are needed for it, no built page.
 * @param root root folder of the project
 * @param folder gets the program and its modules
 */
export async function bundleProgram(root: string, folder: string, processes: Processes): Promise<void> {
  await bundleWorker(root);
  const config = path.join(root, "wrangler.toml");
  // wrangler insists on a folder of assets, which are no part of the program: the site may not be published yet.
  const args = ["deploy", "--dry-run", "--outdir", folder, "--config", config, "--assets", path.dirname(BUNDLE)];
  // wrangler would bundle React for development, which renders slower than what is deployed.
  const code = await exitOf(processes.start(wranglerOf(root), args, { ...QUIET, NODE_ENV: "production" }, root));
  if (code !== 0 && !processes.stopping)
    throw new Stop("Le programme du Worker n’a pas pu être assemblé (wrangler) : la raison est ci-dessus.");
}
