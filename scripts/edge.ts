import type { ChildProcess } from "node:child_process";
import { existsSync, realpathSync, watch } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleProgram, programOf } from "./edge/program";
import { runtimeWorker } from "./edge/runtime-options";
import { startRuntime } from "./edge/start-runtime";
import { migrate } from "./local-database";
import type { Processes } from "./processes";
import { Stop } from "./stop";

const START_TIMEOUT_MS = 60_000;
const POLL = 100;
/** Milliseconds between two runs of the scheduled work: shorter than Cloudflare's minute, so that a builder that was busy is soon asked again. */
const TICK = 10_000;

/** Variables of the Worker; on Cloudflare some of them are secrets. */
export interface EdgeVariables {
  /** Public address of the site; by default its local address. */
  readonly SITE_URL?: string;
  readonly API_BASE: string;
  readonly API_KEY: string;
  readonly OPS_TOKEN: string;
  readonly REBUILD_SECRETS: string;
  readonly DEPLOY_HOOK_URL: string;
  readonly BACKUP_KEY?: string;
  readonly TURNSTILE_SECRET?: string;
  readonly TURNSTILE_URL?: string;
  readonly FIREBASE_PROJECT_ID?: string;
  readonly FIREBASE_API_KEY?: string;
  readonly JWKS_URL?: string;
  readonly LOOKUP_URL?: string;
  /** "production" applies production's rules, which refuse most local settings. */
  readonly MODE?: string;
}

/** Variables that disable the operator's routes and rebuilds. */
export const CLOSED = { OPS_TOKEN: "", REBUILD_SECRETS: "", DEPLOY_HOOK_URL: "" } as const;

/**
 * wrangler.toml for this machine. The release folder replaces the link `dist`, because the runtime lists its files once and would not see the
 * link change; local variables replace production's mode.
 */
export const localConfig = (config: string, release: string, variables: EdgeVariables) =>
  config
    .replace(/^\[env\.[^]*$/m, "") // one machine has one environment
    .replace(/^directory = .*$/m, () => `directory = ${JSON.stringify(release)}`)
    .replace(/^MODE = .*$/m, () =>
      Object.entries({ MODE: "local", ...variables })
        .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
        .join("\n"),
    );

const isServing = (address: string) =>
  fetch(address, { redirect: "manual" }).then(
    (answer) => answer.status < 500,
    () => false,
  );

async function waitUntilServed(address: string, server: { ended: boolean }): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await isServing(address))) {
    if (server.ended || Date.now() > end)
      throw new Stop(`Le serveur du site (Worker) n’a pas démarré à l’adresse ${address}.`);
    await new Promise((later) => setTimeout(later, POLL));
  }
}

export interface Edge {
  readonly address: string;
  /** Settles when the server ends. */
  readonly over: Promise<unknown>;
  close(): Promise<void>;
}

/** Puts ads into the local database before the first start of the server, while nothing else writes; it gets the site's folder and the path of its wrangler.toml. */
export type Fill = (root: string, config: string) => Promise<void>;

/**
 * Serves `dist/` through the Worker. A release published later is served within a few seconds: the server is restarted,
 * because it lists the files of a release when it starts, and keeps open connections on the old one.
 * @param program folder of the bundled Worker
 */
export async function serveProgram(
  program: string,
  root: string,
  port: number,
  variables: EdgeVariables,
  processes: Processes,
  fill?: Fill,
): Promise<Edge> {
  const address = `http://127.0.0.1:${port}`;
  const config = path.join(root, `.wrangler.${port}.toml`);
  const dist = path.join(root, "dist");
  const state = { ended: false };
  let served = "";
  let server: ChildProcess | null = null;
  let end: (code: number | null) => void = () => undefined;
  const over = new Promise<number | null>((done) => (end = done)).finally(() => (state.ended = true));

  const serveNewest = async () => {
    const release = existsSync(dist) ? realpathSync(dist) : served;
    if (release === served || state.ended || processes.stopping) return;
    served = release;
    const previous = server;
    await writeFile(
      config,
      localConfig(await readFile(path.join(root, "wrangler.toml"), "utf8"), release, {
        SITE_URL: address,
        ...variables,
      }),
      { mode: 0o600 },
    );
    if (!previous) await migrate(root, config);
    if (!previous && !processes.stopping) await fill?.(root, config);
    const worker = await runtimeWorker({ name: "worker", config, program });
    const free = previous ? processes.end(previous) : Promise.resolve();
    const current = startRuntime(root, port, [worker], processes, free);
    server = current;
    current.once("exit", (code) => server === current && end(code));
    await free;
  };
  await serveNewest();
  let queue = Promise.resolve();
  const watcher = watch(root, (_, name) => {
    if (name === "dist")
      queue = queue
        .then(serveNewest)
        .catch(
          () => void process.stderr.write("La nouvelle publication n’a pas pu être servie : relancez npm start.\n"),
        );
  });

  // The local runtime does not run scheduled work by itself.
  const clock = setInterval(
    () => void fetch(`${address}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).catch(() => null),
    TICK,
  );

  const close = async () => {
    clearInterval(clock);
    watcher.close();
    await rm(config, { force: true });
  };
  await waitUntilServed(address, state).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { address, over, close };
}

/** Bundles the Worker and serves `dist/` through it. */
export async function serveEdge(
  root: string,
  port: number,
  variables: EdgeVariables,
  processes: Processes,
  fill?: Fill,
): Promise<Edge> {
  const program = programOf(root);
  await bundleProgram(root, program, processes);
  return serveProgram(program, root, port, variables, processes, fill);
}
