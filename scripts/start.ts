import { probeApi } from "./api-probe";
import { buildAndPublish } from "./build-and-publish";
import { openContentSource, type ContentSource } from "./content-source";
import { CLOSED, serveEdge, type Edge } from "./edge";
import { DEMO_KEY } from "./env";
import { holdGatsby } from "./hold-gatsby";
import { loadEnvironment } from "./load-environment";
import { demandFree } from "./ports";
import { Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";

const INTERRUPTED = 130;

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
  const stop = async () => {
    await processes.stop();
    await edge?.close();
    await source?.close();
  };
  onSignal(stop, () => (edge ? 0 : INTERRUPTED));

  try {
    source = await openContentSource(root, environment);
    await buildAndPublish(root, environment, source.apiBase, processes);
    letGo();
    edge = await serveEdge(root, port, { API_BASE: source.apiBase, API_KEY: apiKey, ...CLOSED, OPS_TOKEN: opsToken }, processes);
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
