import { globSync } from "node:fs";
import path from "node:path";
import type { V4MiniflareOptions, V4WorkerOptions } from "miniflare";
import { stateOf } from "../local-database";

interface BundledWorker {
  readonly name: string;
  /** Path of this machine's wrangler.toml, which wrangler itself reads. */
  readonly config: string;
  /** Folder of the bundle. */
  readonly program: string;
}

/** A bundled Worker with the bindings of a wrangler.toml, for Cloudflare's local runtime. */
export async function runtimeWorker({ name, config, program }: BundledWorker): Promise<V4WorkerOptions> {
  // It takes a second to load, and each start of the server only needs what it says.
  const { unstable_getMiniflareWorkerOptions: workerOf } = await import("wrangler");
  const { workerOptions, main = "" } = workerOf(config);
  const { modulesRules: _, ...bindings } = workerOptions;
  const entry = `${path.parse(main).name}.js`;
  const moduleOf = (file: string) => ({
    type: file.endsWith(".wasm") ? ("CompiledWasm" as const) : ("ESModule" as const),
    path: path.join(program, file),
  });
  const others = globSync("*.{js,wasm}", { cwd: program }).filter((file) => file !== entry);
  return { name, ...bindings, modulesRoot: program, modules: [entry, ...others].map(moduleOf) };
}

/**
 * What Cloudflare's local runtime needs to serve Workers.
 * @param workers the first one gets the requests
 */
export const runtimeOptions = (
  root: string,
  port: number,
  workers: readonly V4WorkerOptions[],
): V4MiniflareOptions => ({
  host: "127.0.0.1",
  port,
  unsafeTriggerHandlers: true,
  logRequests: false,
  cf: false,
  resourcePersistencePath: path.join(stateOf(root), "v3"),
  workers: [...workers],
});
