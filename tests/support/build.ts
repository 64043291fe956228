import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { promisify } from "node:util";

const MAX_OUTPUT_BYTES = 50 * 1_024 * 1_024;

/** Builds and publishes again, from the api.php of this run. @returns the folder of the release */
export async function build(): Promise<string> {
  await promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/build.ts"], { maxBuffer: MAX_OUTPUT_BYTES });
  return realpathSync("dist");
}
