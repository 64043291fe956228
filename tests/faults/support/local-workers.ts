import type { ChildProcess } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { QUIET, stateOf, wranglerOf } from "../../../scripts/local-database";
import type { Processes } from "../../../scripts/processes";
import { askRaw } from "./ask";
import { type LocalVersion, writeConfig } from "./local-version";
import { TO_VERSION } from "./version-split";

const START_TIMEOUT_MS = 60_000;
const POLL = 50;

/** Gives each request to the version that it names. */
const CHOOSER = `
export default {
  fetch(request, env) {
    const headers = new Headers(request.headers);
    const version = headers.get("${TO_VERSION}");
    headers.delete("${TO_VERSION}");
    return env[version]?.fetch(new Request(request, { headers })) ?? new Response(null, { status: 530 });
  },
};
`;
const chooserConfig = (versions: readonly LocalVersion[]) =>
  [
    'name = "chooser"\nmain = "chooser.js"\ncompatibility_date = "2026-10-20"',
    ...versions.map(({ id }) => `[[services]]\nbinding = "${id}"\nservice = "${id}"`),
  ].join("\n");

/**
 * Versions of the Worker in one workerd, by one `wrangler dev`. As at Cloudflare they share a database and buckets; two processes of workerd that wrote to
 * the same files would refuse each other's statements. Another set of versions is another process, started once the former one has ended.
 */
export class LocalWorkers {
  readonly #root: string;
  readonly #processes: Processes;
  #running: ChildProcess | null = null;

  /** @param port on which they are served */
  constructor(
    root: string,
    processes: Processes,
    readonly port: number,
  ) {
    this.#root = root;
    this.#processes = processes;
  }

  ask(version: string, address: string) {
    return askRaw(`http://127.0.0.1:${this.port}`, { path: address, headers: { [TO_VERSION]: version } });
  }

  /** @param consumer the version to which the queues go */
  async start(versions: readonly LocalVersion[], consumer: string): Promise<void> {
    const folder = path.join(this.#root, "chooser");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "chooser.js"), CHOOSER);
    await writeFile(path.join(folder, "wrangler.toml"), chooserConfig(versions));
    const configs = [path.join(folder, "wrangler.toml")];
    for (const version of versions) configs.push(await writeConfig(this.#root, version, version.id === consumer));
    const named = configs.flatMap((config) => ["--config", config]);
    const places = ["--persist-to", stateOf(this.#root), "--ip", "127.0.0.1", "--port", String(this.port)];
    const quiet = ["--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", "error"];
    this.#running = this.#processes.start(
      wranglerOf(this.#root),
      ["dev", ...named, ...places, ...quiet],
      { ...QUIET, NODE_ENV: "production" },
      this.#root,
    );
    for (const { id } of versions) await this.#untilServed(id, this.#running);
  }

  async stop(): Promise<void> {
    if (this.#running) await this.#processes.end(this.#running);
    this.#running = null;
  }

  async #untilServed(version: string, server: ChildProcess): Promise<void> {
    const end = Date.now() + START_TIMEOUT_MS;
    const isServed = () =>
      this.ask(version, "/api/health").then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!(await isServed())) {
      if (server.exitCode !== null || Date.now() > end) throw new Error(`${version} does not start`);
      await new Promise((later) => setTimeout(later, POLL));
    }
  }
}
