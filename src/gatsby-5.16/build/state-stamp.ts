/**
 * Tells whether Gatsby's state on disk is the one with which a process was loaded.
 *
 * - Relies on: a build writes its state to files of `.cache/redux` when it ends, and a process reads them as it loads Gatsby's modules.
 * - No public way: Gatsby loads its modules once it builds, and reads its state then.
 * - When it changes: a process that was loaded before a build would build from an older state; a canary says so.
 */
import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** @returns names, sizes and times of the files of Gatsby's state, as one text */
export async function stateStamp(root: string): Promise<string> {
  const folder = path.join(root, ".cache/redux");
  const files = await readdir(folder).catch(() => []);
  const all = files.sort().map(async (file) => {
    const { size, mtimeMs } = await stat(path.join(folder, file));
    return [file, size, mtimeMs];
  });
  return JSON.stringify(await Promise.all(all));
}
