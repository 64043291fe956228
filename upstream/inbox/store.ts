import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
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
  /** Puts others in the place of messages. @param change null leaves one as it is */
  rewrite(change: (one: Received) => Received | null): void;
  /** Oldest first. */
  all(): readonly Received[];
  /** Another one whenever something has changed. */
  revision(): number;
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
  let messages =
    file && existsSync(file)
      ? readFileSync(file, "utf8")
          .split("\n")
          .flatMap((line) => (line ? readLine(line) : []))
      : [];
  const keys = new Set(messages.flatMap(({ key }) => key ?? []));
  let revision = 0;
  const write = (to: string, flags: "a" | "w", text: string) => {
    const handle = openSync(to, flags, 0o600);
    writeSync(handle, text);
    fsyncSync(handle);
    closeSync(handle);
  };
  return {
    keep(one) {
      if (one.key !== null && keys.has(one.key)) return;
      if (file) write(file, "a", `\n${JSON.stringify(one)}\n`); // a line of its own, whatever a crash left before it
      messages.push(one);
      revision += 1;
      if (one.key !== null) keys.add(one.key);
    },
    rewrite(change) {
      const changed = messages.map((one) => change(one) ?? one);
      if (file) {
        write(`${file}.new`, "w", changed.map((one) => `${JSON.stringify(one)}\n`).join(""));
        renameSync(`${file}.new`, file); // whole or not at all
      }
      messages = changed;
      revision += 1;
    },
    all: () => [...messages],
    revision: () => revision,
  };
}
