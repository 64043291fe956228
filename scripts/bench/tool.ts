import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const FOLDER = path.join(import.meta.dirname, "tools");

/**
 * A program that only benches run, from a package of their own, which is installed when the first is asked for: nobody else waits for what they bring.
 * @throws an error when it cannot be installed
 */
export async function tool<Module>(name: string): Promise<Module> {
  if (!existsSync(path.join(FOLDER, "node_modules", name)))
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: FOLDER, stdio: ["ignore", 2, 2] });
  const file = createRequire(path.join(FOLDER, "package.json")).resolve(name);
  return (await import(pathToFileURL(file).href)) as Module;
}
