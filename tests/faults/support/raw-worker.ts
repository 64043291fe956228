import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { listen } from "../../../scripts/ports";
import { bundleProgram } from "../../../scripts/edge/program";
import { Processes } from "../../../scripts/processes";
import { openSmallRelease } from "../../support/small-site";

const WORKERD = path.resolve(import.meta.dirname, "../../../node_modules/workerd/bin/workerd");

const CONTROL = 3;

/** wrangler provides the rate limiter; this entry replaces it by one that allows every request. */
const ENTRY = `
import worker from "./worker.js";
const SEARCH_RATE = { limit: async () => ({ success: true }) };
export default { fetch: (request, env, context) => worker.fetch(request, { ...env, SEARCH_RATE }, context) };
`;

/** A cache that is always empty: workerd expects 504 for a missing entry. */
const emptyCache: RequestListener = (request, answer) => {
  request.resume().once("end", () => answer.writeHead(request.method === "GET" ? 504 : 204).end());
};

/** @param dated compatibility_date of wrangler.toml */
const configOf = (
  ports: { readonly assets: number; readonly cache: number; readonly api: number },
  wasm: readonly string[],
  dated: string,
) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "assets", external = (address = "127.0.0.1:${ports.assets}", http = ())),
    (name = "cache", external = (address = "127.0.0.1:${ports.cache}", http = ())),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [
    (name = "entry.js", esModule = embed "entry.js"),
    (name = "worker.js", esModule = embed "worker.js"),
    ${wasm.map((name) => `(name = "${name}", wasm = embed "${name}"),`).join("\n    ")}
  ],
  compatibilityDate = ${JSON.stringify(dated)},
  cacheApiOutbound = "cache",
  bindings = [
    (name = "ASSETS", service = "assets"),
    (name = "MODE", text = "local"),
    (name = "SITE_URL", text = "http://guide.exemple.test"),
    (name = "API_BASE", text = "http://127.0.0.1:${ports.api}"),
    (name = "API_KEY", text = ""),
  ],
);
`;

/** The port of workerd, which it writes to the file descriptor named in its arguments. */
function portOf({ stdio }: ChildProcess): Promise<number> {
  return new Promise((started, failed) => {
    const control = stdio[CONTROL];
    control?.once("end", () => failed(new Error("workerd did not start")));
    control?.on("data", (line: Buffer) => {
      const port = /"port":(\d+)/.exec(line.toString())?.[1];
      if (port) started(Number(port));
    });
  });
}

export interface RawWorker {
  readonly address: string;
  /** Sends a request and cuts the connection after so many milliseconds, as a phone does when it loses its network. */
  leave(address: string, after: number): Promise<void>;
  close(): Promise<void>;
}

/** The Worker in workerd without wrangler, whose proxy would keep a connection that its client cut. */
export async function openRawWorker(assets: RequestListener, api: RequestListener): Promise<RawWorker> {
  const processes = new Processes();
  const { root, remove } = await openSmallRelease();
  const [out, wrangler] = [path.join(root, "bundle"), path.join(root, "wrangler.toml")];
  await bundleProgram(root, out, processes);
  const servers = [assets, emptyCache, api].map((answers) => createServer(answers));
  const [assetsPort = 0, cachePort = 0, apiPort = 0] = await Promise.all(servers.map(listen));
  await rename(path.join(out, "index.js"), path.join(out, "worker.js"));
  await writeFile(path.join(out, "entry.js"), ENTRY);
  const config = path.join(out, "config.capnp");
  const wasm = (await readdir(out)).filter((name) => name.endsWith(".wasm"));
  const dated = /^compatibility_date = "(.+)"$/m.exec(await readFile(wrangler, "utf8"))?.[1] ?? "";
  await writeFile(config, configOf({ assets: assetsPort, cache: cachePort, api: apiPort }, wasm, dated));
  const child = spawn(WORKERD, ["serve", `--control-fd=${CONTROL}`, config], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  const port = await portOf(child);
  return {
    address: `http://127.0.0.1:${port}`,
    leave: async (address, after) => {
      const visitor = connect(port, "127.0.0.1", () =>
        visitor.write(`GET ${address} HTTP/1.1\r\nHost: guide.exemple.test\r\n\r\n`),
      );
      await new Promise((later) => setTimeout(later, after));
      visitor.resetAndDestroy();
    },
    close: async () => {
      child.kill("SIGKILL"); // A graceful exit would wait for answers that never come.
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await processes.stop();
      await remove();
    },
  };
}
