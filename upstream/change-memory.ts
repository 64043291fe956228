import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod/mini";
import type { ChangeLog } from "./change-log";
import { warnOnce } from "./warn";

const remembered = z.record(z.string(), z.tuple([z.string(), z.nullable(z.string())]));

type Memory = ReturnType<ChangeLog["memory"]>;

/** The change log's memory in a file. A missing or damaged one is an empty memory: every row then counts as unchanged. */
export function changeMemory(path: string): { load: () => Memory | undefined; save: (memory: Memory) => void } {
  return {
    load() {
      try {
        return z.parse(remembered, JSON.parse(readFileSync(path, "utf8")));
      } catch {
        return undefined;
      }
    },
    save(memory) {
      // a name of this process's own: two servers may share the file
      const aside = `${path}.${process.pid}`;
      try {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(aside, JSON.stringify(memory));
        renameSync(aside, path);
      } catch (error) {
        warnOnce(`${path} : dates de modification non gardées (${error instanceof Error ? error.message : "?"})`);
      }
    },
  };
}
