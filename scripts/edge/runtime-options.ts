import { globSync } from "node:fs";
import path from "node:path";
import type { V4MiniflareOptions } from "miniflare";
import { stateOf } from "../local-database";

/**
 * What Cloudflare's local runtime needs to serve a bundled Worker with the bindings of a wrangler.toml, which wrangler itself reads.
 * @param config path of this machine's wrangler.toml
 * @param program folder of the bundled Worker
 */
export async function runtimeOptions(
  root: string,
  config: string,
  program: string,
  port: number,
): Promise<V4MiniflareOptions> {
  // It takes a second to load, and each start of the server only needs what it says.
  const { unstable_getMiniflareWorkerOptions: workerOf } = await import("wrangler");
  const { workerOptions, externalWorkers, main = "" } = workerOf(config);
  const { modulesRules: _, ...bindings } = workerOptions;
  const entry = path.join(program, `${path.parse(main).name}.js`);
  const pictures = globSync("*.wasm", { cwd: program }).map((name) => path.join(program, name));
  return {
    host: "127.0.0.1",
    port,
    unsafeTriggerHandlers: true,
    logRequests: false,
    cf: false,
    resourcePersistencePath: path.join(stateOf(root), "v3"),
    workers: [
      {
        name: "worker",
        ...bindings,
        modulesRoot: program,
        modules: [
          { type: "ESModule", path: entry },
          ...pictures.map((file) => ({ type: "CompiledWasm" as const, path: file })),
        ],
      },
      ...externalWorkers,
    ],
  };
}
