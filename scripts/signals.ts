/**
 * Runs `stop` once at Ctrl-C, SIGTERM or the end of the terminal, then leaves; a second signal leaves at once.
 * @param stop ends all that was started
 * @param exitCode asked when it is over
 */
export function onSignal(stop: () => Promise<void>, exitCode: () => number): void {
  let asked = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      void stop().finally(() => process.exit(exitCode()));
    });
}
