import { probeApi } from "./api-probe";
import { buildAndPublish } from "./build-and-publish";
import { openContentSource } from "./content-source";
import type { Environment } from "./env";
import { holdGatsby } from "./hold-gatsby";
import { loadEnvironment } from "./load-environment";
import { demandFree, isFree } from "./ports";
import { Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit } from "./stop";

/** Where no server is set, uses the reference server of a running `npm start`, so that an edit can be published while it serves. */
async function withRunningServer(environment: Environment): Promise<Environment> {
  const { apiBase, apiKey, upstreamPort } = environment;
  if (apiBase !== null || (await isFree(upstreamPort))) return environment;
  const running = `http://127.0.0.1:${upstreamPort}`;
  if ((await probeApi(running, apiKey)) !== null) await demandFree({ UPSTREAM_PORT: upstreamPort });
  return { ...environment, apiBase: running };
}

/**
 * `npm run build`: builds and publishes to `dist/`, and serves nothing. A server that does not answer is not checked here, because the
 * plugin then uses the last good answers.
 */
async function build(root: string): Promise<void> {
  const environment = await withRunningServer(loadEnvironment(root));
  await holdGatsby(root);
  const processes = new Processes();
  const source = await openContentSource(root, environment);
  onSignal(
    async () => {
      await processes.stop();
      await source.close();
    },
    () => 130,
  );
  try {
    await buildAndPublish(root, environment, source.apiBase, processes);
  } catch (error) {
    if (!processes.stopping) throw error;
  } finally {
    await source.close();
  }
}

build(process.cwd()).catch(reportAndExit);
