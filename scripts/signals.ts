/**
 * Runs `stop` at Ctrl-C, SIGTERM or the end of the terminal, then exits. One Ctrl-C arrives several times, from the
 * terminal and from npm; all but the first are ignored.
 * @param stop ends everything that was started, in bounded time
 * @param exitCode is called after `stop`
 */
export function onSignal(stop: () => Promise<void>, exitCode: () => number): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop().finally(() => process.exit(exitCode()));
    });
}
