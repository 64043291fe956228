import type { ChildProcess } from "node:child_process";
import path from "node:path";
import type { V4WorkerOptions } from "miniflare";
import type { Processes } from "../processes";
import { runtimeOptions } from "./runtime-options";

/**
 * Starts a server of Workers on this machine (server.mts). Their settings, secrets among them, are given by a variable: arguments are for everybody to see.
 * @param workers the first one gets the requests
 * @param free settles when the port and the stored data are free: the server loads its modules before
 */
export function startRuntime(
  root: string,
  port: number,
  workers: readonly V4WorkerOptions[],
  processes: Processes,
  free: Promise<unknown> = Promise.resolve(),
): ChildProcess {
  const child = processes.start(
    path.join(import.meta.dirname, "server.mts"),
    [],
    { EDGE_RUNTIME: JSON.stringify(runtimeOptions(root, port, workers)) },
    root,
    "inherit",
    "pipe",
  );
  void free.finally(() => child.stdin?.end());
  return child;
}
