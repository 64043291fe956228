import { readFile, rename, rm, writeFile } from "node:fs/promises";
import * as z from "zod/mini";

/** Path of each file of a release → digest of what it was made from; "" of a file that every publication writes. */
export type ReleaseFiles = ReadonlyMap<string, string>;

const record = z.object({
  /** Digest of what else decides how these files look. */
  about: z.string(),
  files: z.record(z.string(), z.string()),
});

/** What is known of the files of a release. Without it a publication writes all files anew, and makes the same release. */
export const writeReleaseFiles = (place: string, about: string, files: ReleaseFiles): Promise<void> =>
  writeFile(place, JSON.stringify({ about, files: Object.fromEntries(files) }));

/**
 * Takes what is known of the files of an old release, which nobody can take a second time: they are about to be changed.
 * @returns null when nothing is known, or something else decided how they look
 */
export async function takeReleaseFiles(place: string, about: string): Promise<ReleaseFiles | null> {
  try {
    const taken = `${place}.tmp`;
    await rename(place, taken);
    const known = record.parse(JSON.parse(await readFile(taken, "utf8")));
    await rm(taken);
    return known.about === about ? new Map(Object.entries(known.files)) : null;
  } catch {
    return null; // No release is old enough yet, or its record cannot be read.
  }
}
