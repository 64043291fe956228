import { openAuth, type Auth } from "./auth";
import { openContentSource, type ContentSource } from "./content-source";
import { demandStartable } from "./demand-startable";
import { holdGatsby } from "./hold-gatsby";
import { loadEnvironment } from "./load-environment";
import { Processes } from "./processes";
import { runGatsby } from "./run-gatsby";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";

/** `npm run dev`: serves pages that are updated as files change, and GraphiQL to try queries. */
async function dev(root: string): Promise<void> {
  const environment = loadEnvironment(root);
  const { port } = environment;
  await holdGatsby(root);
  await demandStartable(environment);

  const processes = new Processes();
  const source: ContentSource = await openContentSource(root, environment);
  let auth: Auth | null = null;
  const stop = async () => {
    await processes.stop();
    await auth?.close();
    await source.close();
  };
  onSignal(stop, () => 0);

  auth = await openAuth(environment, processes, (line) => void process.stdout.write(`${line}\n`));
  const address = `http://127.0.0.1:${port}`;
  process.stdout.write(`Site : ${address}\nGraphiQL : ${address}/___graphql\nContenu : ${source.apiBase}/api.php\n`);
  const args = ["develop", "--host", "127.0.0.1", "--port", String(port)];
  const code = await runGatsby(root, args, environment, source.apiBase, processes);
  if (processes.stopping) return;
  await stop();
  if (code !== 0) throw new Stop("Gatsby s’est arrêté ; la raison est ci-dessus.");
}

dev(process.cwd()).catch(reportAndExit);
