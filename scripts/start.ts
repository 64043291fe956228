import { randomBytes } from "node:crypto";
import { authVariables, openAuth, type Auth } from "./auth";
import { buildAndPublish } from "./build-and-publish";
import { openContentSource, type ContentSource } from "./content-source";
import { demandStartable } from "./demand-startable";
import { serveProgram, type Edge } from "./edge";
import { bundleProgram, programOf } from "./edge/program";
import { DEMO_KEY } from "./env";
import { holdGatsby } from "./hold-gatsby";
import { loadEnvironment } from "./load-environment";
import { fillBeside } from "./seed/fill-beside";
import { Processes } from "./processes";
import { openRebuildDaemon, type RebuildDaemon } from "./rebuild-daemon";
import { onSignal } from "./signals";
import { SpareGatsby } from "./spare-gatsby";
import { reportAndExit, Stop } from "./stop";

const INTERRUPTED = 130;

/** Reports the error of a rebuild unless the command is stopping; the served release stays. */
const reportUnless = (processes: Processes) => (error: unknown) => {
  if (!processes.stopping) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
};

/** `npm start`: the whole site on one machine: content, build, publication and Worker. */
async function start(root: string): Promise<void> {
  const environment = loadEnvironment(root);
  const { apiKey, port, firebase, authPort, siteUrl } = environment;
  // A random token lets a developer try moderation without any setting.
  const opsToken = environment.opsToken || randomBytes(24).toString("base64url");
  const releaseLock = await holdGatsby(root);
  await demandStartable(environment);

  const processes = new Processes();
  let source: ContentSource | null = null;
  let auth: Auth | null = null;
  let edge: Edge | null = null;
  let daemon: RebuildDaemon | null = null;
  const stop = async () => {
    daemon?.close();
    await processes.stop();
    await edge?.close();
    await auth?.close();
    await source?.close();
  };
  onSignal(stop, () => (edge ? 0 : INTERRUPTED));

  try {
    const secret = `whsec_${randomBytes(24).toString("base64")}`;
    source = await openContentSource(root, environment, {
      webhook: { url: `http://127.0.0.1:${port}/api/rebuild`, secret },
    });
    const { apiBase: contentBase } = source;
    const spare = new SpareGatsby(root, environment, contentBase, processes);
    const build = () => buildAndPublish(root, environment, contentBase, processes, { spare });
    const opening = openAuth(environment, processes, (line) => void process.stdout.write(`${line}\n`));
    const filling = source.embedded ? fillBeside(root, processes) : Promise.resolve();
    const program = programOf(root);
    [auth] = await Promise.all([opening, build(), filling, bundleProgram(root, program, processes)]);
    releaseLock();
    daemon = await openRebuildDaemon(async () => {
      const release = await holdGatsby(root);
      return () =>
        build()
          .finally(release)
          .finally(() => spare.prepareSoon());
    }, reportUnless(processes));
    const variables = {
      SITE_URL: siteUrl,
      API_BASE: contentBase,
      API_KEY: apiKey,
      OPS_TOKEN: opsToken,
      REBUILD_SECRETS: secret,
      DEPLOY_HOOK_URL: daemon.hook,
      BACKUP_KEY: environment.backupKey,
    };
    edge = await serveProgram(program, root, port, { ...variables, ...authVariables(environment) }, processes);
    process.stdout.write(`Site : ${edge.address}\n`);
    process.stdout.write(`Contenu : ${source.apiBase}/api.php${source.embedded ? " (démonstration)" : ""}\n`);
    if (firebase === null)
      process.stdout.write(
        `Comptes : émulateur de Firebase, http://127.0.0.1:${authPort} (les e-mails s’affichent ici)\n`,
      );
    if (source.embedded)
      process.stdout.write(
        `Messages reçus : ${source.apiBase}/reception?API_KEY=${apiKey === DEMO_KEY ? apiKey : "…"}\n`,
      );
    const handed = environment.opsToken ? "" : `#jeton=${opsToken}`;
    process.stdout.write(`Modération des annonces : ${edge.address}/moderation${handed}\n`);
    process.stdout.write(`Bureau des demandes : ${edge.address}/bureau${handed}\n`);
    process.stdout.write(`État du site : ${edge.address}/exploitation${handed}\n`);
    process.stdout.write("ready\n");
    spare.prepareSoon();
    await edge.over;
    if (!processes.stopping) throw new Stop("Le serveur du site s’est arrêté de lui-même : relancez npm start.");
  } catch (error) {
    if (processes.stopping) return; // the signal handler has called `stop`
    await stop();
    throw error;
  }
}

start(process.cwd()).catch(reportAndExit);
