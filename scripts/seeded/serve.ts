import { renameSync, writeFileSync } from "node:fs";
import { Processes } from "../processes";
import { onSignal } from "../signals";
import { reportAndExit } from "../stop";
import { openServedSite } from "../test-run/served-site";

/**
 * Builds, publishes and serves the site in a process of its own, which reads the files as they are now, those that publish too. What
 * tests are told of it goes to the file named; a signal ends it.
 */
async function serve(root: string, file: string): Promise<void> {
  const processes = new Processes();
  onSignal(
    () => processes.stop(),
    () => 0,
  );
  const { variables } = await openServedSite(root, processes);
  // Renamed, so that nobody reads half of it.
  writeFileSync(`${file}.part`, JSON.stringify(variables));
  renameSync(`${file}.part`, file);
}

serve(process.cwd(), process.argv[2] ?? "").catch(reportAndExit);
