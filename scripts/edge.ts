import { existsSync, realpathSync, watch } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { exitOf, type Processes } from "./processes";
import { Stop } from "./stop";

const START_PATIENCE = 60_000;
const POLL = 100;

/** wrangler.toml with the release itself for `dist`: wrangler lists its files once, and would not see the link move. */
export const localConfig = (config: string, release: string) => config.replace(/^directory = .*$/m, () => `directory = ${JSON.stringify(release)}`);

const answers = (address: string) => fetch(address, { redirect: "manual" }).then((answer) => answer.status < 500, () => false);

async function untilServed(address: string, given: { ended: boolean }): Promise<void> {
  const end = Date.now() + START_PATIENCE;
  while (!(await answers(address))) {
    if (given.ended || Date.now() > end) throw new Stop(`Le serveur du site (wrangler) n’a pas démarré à l’adresse ${address}.`);
    await new Promise((later) => setTimeout(later, POLL));
  }
}

export interface Edge {
  readonly address: string;
  /** Ends when the server does. */
  readonly over: Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Serves `dist/` through the Worker. A release published later takes over by itself, within a second or two:
 * wrangler reads its configuration again when the file changes.
 */
export async function serveEdge(root: string, port: number, processes: Processes): Promise<Edge> {
  const address = `http://127.0.0.1:${port}`;
  const config = path.join(root, `.wrangler.${port}.toml`);
  const dist = path.join(root, "dist");
  let served = "";
  const follow = async () => {
    const release = existsSync(dist) ? realpathSync(dist) : served;
    if (release === served) return;
    served = release;
    await writeFile(config, localConfig(await readFile(path.join(root, "wrangler.toml"), "utf8"), release));
  };
  await follow();
  const watcher = watch(root, (_, name) => {
    if (name === "dist") follow().catch(() => process.stderr.write("La nouvelle publication n’a pas pu être servie : relancez npm start.\n"));
  });

  const script = path.join(root, "node_modules/wrangler/bin/wrangler.js");
  const args = ["dev", "--config", config, "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", "error"];
  const wrangler = processes.start(script, args, { WRANGLER_SEND_METRICS: "false", CI: "1" }, root);
  const state = { ended: false };
  const over = exitOf(wrangler).finally(() => (state.ended = true));
  over.catch(() => undefined); // awaited by the caller, later
  const close = async () => {
    watcher.close();
    await rm(config, { force: true });
  };
  await untilServed(address, state).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { address, over, close };
}
