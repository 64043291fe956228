import type { Processes } from "../processes";
import { onSignal } from "../signals";
import { Stop } from "../stop";

/**
 * Does the work of a command that must not end half-way. At Ctrl-C its programs are ended, then the work itself, which gives back what it changed
 * and says so before the command exits (rule: site/deployed-in-steps).
 * @param processes the programs that the work starts
 * @param work fails once its signal is aborted
 */
export async function untilSignal(processes: Processes, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const interruption = new AbortController();
  const over = work(interruption.signal);
  onSignal(
    async () => {
      await processes.stop(); // Nothing that was asked of Cloudflare may arrive after the former version was given back.
      interruption.abort();
      await over.catch((error: unknown) => process.stderr.write(`${error instanceof Stop ? error.message : error}\n`));
    },
    () => 130,
  );
  await over.catch((error: unknown) => {
    if (!processes.stopping) throw error;
  });
}
