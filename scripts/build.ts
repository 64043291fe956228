import { buildAndPublish } from "./build-and-publish";
import { openContentSource } from "./content-source";
import { loadEnvironment } from "./load-environment";
import { demandFree } from "./ports";
import { Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit } from "./stop";

/**
 * Builds and publishes to `dist/`, serves nothing. A server that does not answer is the plugin's affair: it has the
 * last good answers.
 */
async function build(root: string): Promise<void> {
  const environment = loadEnvironment(root);
  if (environment.apiBase === null) await demandFree({ UPSTREAM_PORT: environment.upstreamPort });
  const processes = new Processes();
  const source = await openContentSource(root, environment);
  onSignal(async () => {
    await processes.stop();
    await source.close();
  }, () => 130);
  try {
    await buildAndPublish(root, environment, source.apiBase, processes);
  } catch (error) {
    if (!processes.stopping) throw error;
  } finally {
    await source.close();
  }
}

build(process.cwd()).catch(reportAndExit);
