import type { ChildProcess } from "node:child_process";
import { runtimeWorker } from "../../../scripts/edge/runtime-options";
import { startRuntime } from "../../../scripts/edge/start-runtime";
import type { Processes } from "../../../scripts/processes";
import { askRaw } from "./ask";
import { codeOf, type LocalVersion, writeConfig } from "./local-version";
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
const chooserOf = (versions: readonly LocalVersion[]) => ({
  name: "chooser",
  modules: true as const,
  script: CHOOSER,
  compatibilityDate: "2026-10-20",
  serviceBindings: Object.fromEntries(versions.map(({ id }) => [id, id])),
});

/**
 * Versions of the Worker in one workerd, as `npm start` serves one. As at Cloudflare they share a database and buckets; two processes of workerd that wrote to
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
    const workers = versions.map(async (version) =>
      runtimeWorker({
        name: version.id,
        config: await writeConfig(this.#root, version, version.id === consumer),
        program: codeOf(version),
      }),
    );
    const all = [chooserOf(versions), ...(await Promise.all(workers))];
    this.#running = startRuntime(this.#root, this.port, all, this.#processes);
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
