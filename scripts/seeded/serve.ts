import { renameSync, writeFileSync } from "node:fs";
import { Processes } from "../processes";
import { onSignal } from "../signals";
import { reportAndExit } from "../stop";
import { openServedSite } from "../test-run/served-site";

/**
 * Builds, publishes and serves the site in a process of its own, so that every file, including those that publish, is read as it is now.
 * The variables for the tests are written to the given file. A signal ends the process.
 */
async function serve(root: string, file: string): Promise<void> {
  const processes = new Processes();
  onSignal(
    () => processes.stop(),
    () => 0,
  );
  const { variables } = await openServedSite(root, processes);
  // The file appears atomically, so that no reader sees half of it.
  writeFileSync(`${file}.part`, JSON.stringify(variables));
  renameSync(`${file}.part`, file);
}

serve(process.cwd(), process.argv[2] ?? "").catch(reportAndExit);
