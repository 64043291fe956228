import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Options } from "../options";
import { writeAtomic } from "./write-atomic";

const lastGood = z.object({
  /** When it was read or confirmed, by our clock. */
  savedAt: z.number(),
  /** When it was last read in full. */
  fullAt: z.number(),
  /** The server's clock at that reading. */
  date: z.nullable(z.string()),
  etag: z.nullable(z.string()),
  /** How many of the rows passed the schema. */
  good: z.number(),
  /** As sent: they are parsed again, so that a better schema needs no new fetch. */
  rows: z.array(z.unknown()),
  /** Since when answers are much shorter than this one, and how short. */
  drop: z.optional(z.object({ since: z.number(), count: z.number() })),
});
export type LastGood = z.infer<typeof lastGood>;

/** One folder per API, so that the demo's content never stands in for the real one. */
export const lastGoodFile = ({ stateDir, apiBase }: Pick<Options, "stateDir" | "apiBase">, endpoint: string) =>
  join(stateDir, "last-good", createHash("sha256").update(apiBase).digest("hex").slice(0, 16), `${endpoint}.json`);

/** @returns null when there is none, or none that can be read. */
export async function readLastGood(file: string): Promise<LastGood | null> {
  try {
    const parsed = lastGood.safeParse(JSON.parse(await readFile(file, "utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const HOUR = 3_600_000;

/** Its age in hours, to one decimal; null when it is too old to stand in. */
export function ageInHours({ savedAt }: LastGood, now: number, maxAgeDays: number): number | null {
  const hours = (now - savedAt) / HOUR;
  return hours <= maxAgeDays * 24 ? Math.max(0, Math.round(hours * 10) / 10) : null;
}

export const writeLastGood = (file: string, copy: LastGood) => writeAtomic(file, JSON.stringify(copy));
