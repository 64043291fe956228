/** An expected failure of a command, shown to the owner as its message without a stack. */
export class Stop extends Error {}

/** Prints the error and exits with code 1. */
export function reportAndExit(error: unknown): never {
  if (error instanceof Stop) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
