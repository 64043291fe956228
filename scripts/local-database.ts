import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { exitOf, type Processes } from "./processes";
import { Stop } from "./stop";

/** Where wrangler keeps all that is local. */
export const stateOf = (root: string) => path.join(root, ".wrangler/state");
export const wranglerOf = (root: string) => path.join(root, "node_modules/wrangler/bin/wrangler.js");
/** The files that it logs to in the home folder would list the secrets it is given. */
export const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG: "error",
  WRANGLER_WRITE_LOGS: "false",
  CI: "1",
} as const;

/** Beside the database, so that whoever deletes one deletes both. */
const noteOf = (root: string) => path.join(stateOf(root), "v3/d1/shape");

/** All that says which database it is and what shape it has: another one means to ask wrangler again. */
export function shapeOf(root: string): string {
  const folder = path.join(root, "functions/migrations");
  const files = [
    path.join(root, "node_modules/wrangler/package.json"),
    path.join(root, "wrangler.toml"),
    ...readdirSync(folder)
      .sort()
      .map((name) => path.join(folder, name)),
  ];
  const digest = createHash("sha256");
  for (const file of files) digest.update(`${path.basename(file)}\n${readFileSync(file, "utf8")}\n`);
  return digest.digest("hex");
}

const isInShape = (root: string) => existsSync(noteOf(root)) && readFileSync(noteOf(root), "utf8") === shapeOf(root);

/**
 * Brings the local database to the shape that this Worker writes. One that was brought to it before is not looked at again: wrangler
 * takes two seconds to find nothing to do.
 * @param config wrangler.toml of this machine
 */
export async function migrate(root: string, config: string, processes: Processes): Promise<void> {
  if (isInShape(root)) return;
  const args = ["d1", "migrations", "apply", "DB", "--local", "--config", config, "--persist-to", stateOf(root)];
  const code = await exitOf(processes.start(wranglerOf(root), args, QUIET, root));
  if (processes.stopping) return;
  if (code !== 0)
    throw new Stop("La base de données locale n’a pas pu être préparée : supprimez .wrangler/state et relancez.");
  await mkdir(path.dirname(noteOf(root)), { recursive: true });
  await writeFile(noteOf(root), shapeOf(root));
}
