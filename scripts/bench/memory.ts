import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { KB } from "./figures";

const EVERY = 400;

/** Resident bytes of a process and its descendants, from the lines « pid ppid rss » of `ps`. */
export function treeBytes(processes: string, root: number): number {
  const all = processes
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const members = new Set([root]);
  // A child may be listed before its parent, so the list is read until no process is added.
  for (let before = 0; before < members.size; ) {
    before = members.size;
    for (const [pid = 0, parent = 0] of all) if (members.has(parent)) members.add(pid);
  }
  return all.reduce((sum, [pid = 0, , kilobytes = 0]) => sum + (members.has(pid) ? kilobytes * KB : 0), 0);
}

const ps = promisify(execFile);

/**
 * Samples the memory of a process tree. Memory that processes share is counted once for each process.
 * @returns a function that ends the sampling and returns the peak in bytes
 */
export function watchMemory(root: number): () => Promise<number> {
  let peak = 0;
  let watching = true;
  const sampling = (async () => {
    while (watching) {
      const { stdout } = await ps("ps", ["-A", "-o", "pid=,ppid=,rss="]);
      peak = Math.max(peak, treeBytes(stdout, root));
      await new Promise((later) => setTimeout(later, EVERY));
    }
  })();
  sampling.catch(() => undefined); // the caller gets the error when it ends the sampling
  return async () => {
    watching = false;
    await sampling;
    return peak;
  };
}
