import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";

/** Builds and publishes again, from the api.php of this run. @returns the folder of the release */
export function build(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/build.ts"], { encoding: "utf8" });
  if (status !== 0) throw new Error(stdout + stderr);
  return realpathSync("dist");
}
