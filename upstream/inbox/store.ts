import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";

const received = z.object({
  /** The sender's name for this message: sent twice, it is kept once. */
  key: z.nullable(z.string()),
  endpoint: z.string(),
  message: z.record(z.string(), z.unknown()),
});
export type Received = z.infer<typeof received>;

export interface Inbox {
  /** Once for each key. */
  keep(one: Received): void;
  /** Oldest first. */
  all(): readonly Received[];
}

/** A line cut short by a crash was never acknowledged: its sender sends it again. */
function readLine(line: string): Received[] {
  try {
    return [received.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/**
 * The messages that were received, on disk before they are acknowledged.
 * @param file one line of JSON a message; null keeps them in memory, for tests
 */
export function openInbox(file: string | null): Inbox {
  if (file) mkdirSync(path.dirname(file), { recursive: true });
  const messages = file && existsSync(file) ? readFileSync(file, "utf8").split("\n").flatMap((line) => (line ? readLine(line) : [])) : [];
  const keys = new Set(messages.flatMap(({ key }) => key ?? []));
  const write = (one: Received) => {
    if (!file) return;
    const handle = openSync(file, "a", 0o600);
    writeSync(handle, `\n${JSON.stringify(one)}\n`); // a line of its own, whatever a crash left before it
    fsyncSync(handle);
    closeSync(handle);
  };
  return {
    keep(one) {
      if (one.key !== null && keys.has(one.key)) return;
      write(one);
      messages.push(one);
      if (one.key !== null) keys.add(one.key);
    },
    all: () => [...messages],
  };
}
