import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { CLOSED, localConfig } from "../../../scripts/edge";
import { openSmallRelease } from "../small-site";

declare module "vitest" {
  interface ProvidedContext {
    /** A wrangler.toml with a small release. */
    wranglerConfig: string;
  }
}

/** What tests inside workerd need on disk. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { root, remove } = await openSmallRelease();
  const config = path.join(root, "wrangler.toml");
  const local = localConfig(await readFile(config, "utf8"), path.join(root, "dist"), { API_BASE: "https://api.exemple.test", API_KEY: "cle-de-workerd", ...CLOSED });
  await writeFile(config, local);
  project.provide("wranglerConfig", config);
  return remove;
}
