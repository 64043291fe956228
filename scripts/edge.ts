import type { ChildProcess } from "node:child_process";
import { existsSync, realpathSync, watch } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Processes } from "./processes";
import { Stop } from "./stop";

const START_PATIENCE = 60_000;
const POLL = 100;

/** What the Worker asks of api.php: secrets of a deployed one. */
export interface EdgeVariables {
  readonly API_BASE: string;
  readonly API_KEY: string;
}

/** wrangler.toml with the release itself for `dist`: wrangler lists its files once, and would not see the link move. */
export const localConfig = (config: string, release: string, variables: EdgeVariables) =>
  [config.replace(/^directory = .*$/m, () => `directory = ${JSON.stringify(release)}`), "[vars]", ...Object.entries(variables).map(([name, value]) => `${name} = ${JSON.stringify(value)}`), ""].join("\n");

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
 * Serves `dist/` through the Worker. A release published later takes over within a few seconds: wrangler is started
 * anew, because it misses one change of its configuration in three, and keeps open connections on the old release.
 */
export async function serveEdge(root: string, port: number, variables: EdgeVariables, processes: Processes): Promise<Edge> {
  const address = `http://127.0.0.1:${port}`;
  const config = path.join(root, `.wrangler.${port}.toml`);
  const dist = path.join(root, "dist");
  const script = path.join(root, "node_modules/wrangler/bin/wrangler.js");
  const args = ["dev", "--config", config, "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", "error"];
  const state = { ended: false };
  let served = "";
  let wrangler: ChildProcess | null = null;
  let end: (code: number | null) => void = () => undefined;
  const over = new Promise<number | null>((done) => (end = done)).finally(() => (state.ended = true));

  const follow = async () => {
    const release = existsSync(dist) ? realpathSync(dist) : served;
    if (release === served || state.ended || processes.stopping) return;
    served = release;
    const before = wrangler;
    wrangler = null;
    if (before) await processes.end(before);
    await writeFile(config, localConfig(await readFile(path.join(root, "wrangler.toml"), "utf8"), release, variables), { mode: 0o600 });
    const now = processes.start(script, args, { WRANGLER_SEND_METRICS: "false", CI: "1" }, root);
    wrangler = now;
    now.once("exit", (code) => wrangler === now && end(code));
  };
  await follow();
  let turn = Promise.resolve();
  const watcher = watch(root, (_, name) => {
    if (name === "dist") turn = turn.then(follow).catch(() => void process.stderr.write("La nouvelle publication n’a pas pu être servie : relancez npm start.\n"));
  });

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
