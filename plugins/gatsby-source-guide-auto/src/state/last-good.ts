import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Options } from "../options";
import { apiFolder } from "./api-folder";
import { writeAtomic } from "./write-atomic";

const lastGood = z.object({
  /** Time when it was read or confirmed, by the clock of this machine. */
  savedAt: z.number(),
  /** Time when it was last read in full. */
  fullAt: z.number(),
  /** The server's `Date` header at the last reading. */
  date: z.nullable(z.string()),
  etag: z.nullable(z.string()),
  /** Number of rows that passed the schema. */
  good: z.number(),
  /** Rows as sent. They are parsed again at each build, so that a corrected schema needs no new fetch. */
  rows: z.array(z.unknown()),
  /** Time since which responses have been much shorter than this one, and their number of rows. */
  drop: z.optional(z.object({ since: z.number(), count: z.number() })),
});
export type LastGood = z.infer<typeof lastGood>;

/** File of the last good response. */
export const lastGoodFile = (options: Pick<Options, "stateDir" | "apiBase">, endpoint: string) =>
  join(apiFolder(options, "last-good"), `${endpoint}.json`);

/** @returns null when the text is not that of a last good response. */
export function parseLastGood(text: string): LastGood | null {
  try {
    return lastGood.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // The text is no JSON.
  }
}

/** @returns null when there is no file or it cannot be read. */
export async function readLastGood(file: string): Promise<LastGood | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  return text === null ? null : parseLastGood(text);
}

const HOUR = 3_600_000;

/** Age of the copy in hours, to one decimal; null when it is too old to be used. */
export function ageInHours({ savedAt }: LastGood, now: number, maxAgeDays: number): number | null {
  const hours = (now - savedAt) / HOUR;
  return hours <= maxAgeDays * 24 ? Math.max(0, Math.round(hours * 10) / 10) : null;
}

export const writeLastGood = (file: string, copy: LastGood) => writeAtomic(file, JSON.stringify(copy));
