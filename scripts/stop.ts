/** An expected failure of a command: one sentence for the owner, no stack. */
export class Stop extends Error {}

/** Says why and leaves with a code other than 0. */
export function reportAndExit(error: unknown): never {
  if (error instanceof Stop) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
