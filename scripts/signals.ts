/**
 * Runs `stop` at Ctrl-C, SIGTERM or the end of the terminal, then leaves. One Ctrl-C arrives several times, from the
 * terminal and npm: the next ones count for nothing.
 * @param stop ends all that was started, in bounded time
 * @param exitCode asked when it is over
 */
export function onSignal(stop: () => Promise<void>, exitCode: () => number): void {
  let asked = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (asked) return;
      asked = true;
      void stop().finally(() => process.exit(exitCode()));
    });
}
