import type { ChildProcess } from "node:child_process";
import { existsSync, realpathSync, watch } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { migrate, QUIET, stateOf, wranglerOf } from "./local-database";
import type { Processes } from "./processes";
import { Stop } from "./stop";

const START_TIMEOUT_MS = 60_000;
const POLL = 100;
/** More often than Cloudflare's minute, so that what an editor saves is soon seen. */
const TICK = 10_000;

/** What the Worker asks of api.php: secrets of a deployed one. */
export interface EdgeVariables {
  /** Public address of the site; its own on this machine where none is given. */
  readonly SITE_URL?: string;
  readonly API_BASE: string;
  readonly API_KEY: string;
  readonly OPS_TOKEN: string;
  readonly REBUILD_SECRETS: string;
  readonly DEPLOY_HOOK_URL: string;
  readonly TURNSTILE_SECRET?: string;
  readonly TURNSTILE_URL?: string;
  readonly FIREBASE_PROJECT_ID?: string;
  readonly FIREBASE_API_KEY?: string;
  readonly JWKS_URL?: string;
  readonly LOOKUP_URL?: string;
  /** "production": its rules, which refuse most of what is given here. */
  readonly MODE?: string;
}

/** For a Worker that nobody operates. */
export const CLOSED = { OPS_TOKEN: "", REBUILD_SECRETS: "", DEPLOY_HOOK_URL: "" } as const;

/**
 * wrangler.toml for this machine: the release itself for `dist`, because wrangler lists its files once and would not see the
 * link move; our variables in the place of production's mode.
 */
export const localConfig = (config: string, release: string, variables: EdgeVariables) =>
  config
    .replace(/^directory = .*$/m, () => `directory = ${JSON.stringify(release)}`)
    .replace(/^MODE = .*$/m, () =>
      Object.entries({ MODE: "local", ...variables })
        .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
        .join("\n"),
    );

const answers = (address: string) =>
  fetch(address, { redirect: "manual" }).then(
    (answer) => answer.status < 500,
    () => false,
  );

async function untilServed(address: string, given: { ended: boolean }): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(address))) {
    if (given.ended || Date.now() > end)
      throw new Stop(`Le serveur du site (wrangler) n’a pas démarré à l’adresse ${address}.`);
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
 * @param fill puts ads into the local database before it is first served, while nothing else writes; told the site's folder and its wrangler.toml
 */
export async function serveEdge(
  root: string,
  port: number,
  variables: EdgeVariables,
  processes: Processes,
  fill?: (root: string, config: string) => Promise<void>,
): Promise<Edge> {
  const address = `http://127.0.0.1:${port}`;
  const config = path.join(root, `.wrangler.${port}.toml`);
  const dist = path.join(root, "dist");
  const args = [
    "dev",
    "--config",
    config,
    "--persist-to",
    stateOf(root),
    "--ip",
    "127.0.0.1",
    "--port",
    String(port),
    "--inspector-port",
    "0",
    "--show-interactive-dev-session=false",
    "--log-level",
    "error",
  ];
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
    await writeFile(
      config,
      localConfig(await readFile(path.join(root, "wrangler.toml"), "utf8"), release, {
        SITE_URL: address,
        ...variables,
      }),
      { mode: 0o600 },
    );
    if (!before) await migrate(root, config, processes);
    if (!before && !processes.stopping) await fill?.(root, config);
    const now = processes.start(wranglerOf(root), args, QUIET, root);
    wrangler = now;
    now.once("exit", (code) => wrangler === now && end(code));
  };
  await follow();
  let turn = Promise.resolve();
  const watcher = watch(root, (_, name) => {
    if (name === "dist")
      turn = turn
        .then(follow)
        .catch(
          () => void process.stderr.write("La nouvelle publication n’a pas pu être servie : relancez npm start.\n"),
        );
  });

  // Cloudflare's clock does not tick on one machine.
  const clock = setInterval(
    () => void fetch(`${address}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`).catch(() => null),
    TICK,
  );

  const close = async () => {
    clearInterval(clock);
    watcher.close();
    await rm(config, { force: true });
  };
  await untilServed(address, state).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { address, over, close };
}
