import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { getPlatformProxy } from "wrangler";
import { stateOf } from "../local-database";
import { migrateBy } from "../migrate-by";
import type { Target } from "./restore-backup";

export interface OpenTarget extends Target {
  close(): Promise<void>;
}

/** What wrangler.toml says of the database and the buckets, and nothing that needs a built site. */
function configOf(wranglerToml: string, remote: boolean): string {
  const date = /^compatibility_date = .*$/m.exec(wranglerToml)?.[0] ?? "";
  const blocks = wranglerToml.match(/^\[\[(?:d1_databases|r2_buckets)\]\]\n(?:[^[\n].*\n)+/gm) ?? [];
  return [
    'name = "guide-auto-senegal-restore"',
    date,
    ...blocks.map((block) => `${block.replace(/^migrations_dir = .*\n/m, "")}${remote ? "remote = true\n" : ""}`),
  ].join("\n");
}

/**
 * Opens the database and the buckets that wrangler.toml names, through wrangler: those of this machine (`.wrangler/state`), or those at Cloudflare with
 * the account that wrangler is signed in to. The Worker need not run.
 */
export async function openTarget(root: string, remote: boolean): Promise<OpenTarget> {
  await mkdir(path.join(root, ".wrangler"), { recursive: true });
  const folder = await mkdtemp(path.join(root, ".wrangler/restore-"));
  const config = path.join(folder, "wrangler.toml");
  await writeFile(config, configOf(await readFile(path.join(root, "wrangler.toml"), "utf8"), remote));
  const proxy = await getPlatformProxy<Target["places"]>({
    configPath: config,
    persist: remote ? false : { path: path.join(stateOf(root), "v3") },
    remoteBindings: remote,
  });
  return {
    places: proxy.env,
    migrate: migrateBy(proxy.env.DB, path.join(root, "functions/migrations")),
    async close() {
      await proxy.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
