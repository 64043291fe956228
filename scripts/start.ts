import { randomBytes } from "node:crypto";
import { probeApi } from "./api-probe";
import { buildAndPublish } from "./build-and-publish";
import { openContentSource, type ContentSource } from "./content-source";
import { serveEdge, type Edge } from "./edge";
import { DEMO_KEY } from "./env";
import { holdGatsby } from "./hold-gatsby";
import { loadEnvironment } from "./load-environment";
import { demandFree } from "./ports";
import { Processes } from "./processes";
import { openRebuildDaemon, type RebuildDaemon } from "./rebuild-daemon";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";

const INTERRUPTED = 130;

/** A rebuild that fails is told; the site goes on as it was. */
const reportUnless = (processes: Processes) => (error: unknown) => {
  if (!processes.stopping) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
};

/** Everything on one machine, from nothing: content, build, publication, Worker. */
async function start(root: string): Promise<void> {
  const environment = loadEnvironment(root);
  const { apiBase, apiKey, opsToken, port, upstreamPort } = environment;
  const letGo = await holdGatsby(root);
  await demandFree(apiBase === null ? { PORT: port, UPSTREAM_PORT: upstreamPort } : { PORT: port });
  const trouble = apiBase === null ? null : await probeApi(apiBase, apiKey);
  if (trouble !== null) throw new Stop(trouble);

  const processes = new Processes();
  let source: ContentSource | null = null;
  let edge: Edge | null = null;
  let daemon: RebuildDaemon | null = null;
  const stop = async () => {
    daemon?.close();
    await processes.stop();
    await edge?.close();
    await source?.close();
  };
  onSignal(stop, () => (edge ? 0 : INTERRUPTED));

  try {
    const secret = `whsec_${randomBytes(24).toString("base64")}`;
    source = await openContentSource(root, environment, { url: `http://127.0.0.1:${port}/api/rebuild`, secret });
    const { apiBase: contentBase } = source;
    const build = () => buildAndPublish(root, environment, contentBase, processes);
    await build();
    letGo();
    daemon = await openRebuildDaemon(async () => {
      const release = await holdGatsby(root);
      return () => build().finally(release);
    }, reportUnless(processes));
    edge = await serveEdge(root, port, { API_BASE: contentBase, API_KEY: apiKey, OPS_TOKEN: opsToken, REBUILD_SECRETS: secret, DEPLOY_HOOK_URL: daemon.hook }, processes);
    process.stdout.write(`Site : ${edge.address}\n`);
    process.stdout.write(`Contenu : ${source.apiBase}/api.php${source.embedded ? " (démonstration)" : ""}\n`);
    if (source.embedded) process.stdout.write(`Messages reçus : ${source.apiBase}/reception?API_KEY=${apiKey === DEMO_KEY ? apiKey : "…"}\n`);
    process.stdout.write("ready\n");
    await edge.over;
    if (!processes.stopping) throw new Stop("Le serveur du site s’est arrêté de lui-même : relancez npm start.");
  } catch (error) {
    if (processes.stopping) return; // asked for: `stop` is on its way out
    await stop();
    throw error;
  }
}

start(process.cwd()).catch(reportAndExit);
