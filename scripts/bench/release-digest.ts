import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Maps each published file to the digest and length of its content. */
export type ReleaseDigest = ReadonlyMap<string, { readonly digest: string; readonly bytes: number }>;

export async function digestRelease(directory: string): Promise<ReleaseDigest> {
  const digests = new Map<string, { digest: string; bytes: number }>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    digests.set(path.relative(directory, file), {
      digest: createHash("sha1").update(content).digest("base64url"),
      bytes: content.length,
    });
  }
  return digests;
}

/** Files that were added, removed or changed, and the sum of their bytes. */
export function difference(
  before: ReleaseDigest,
  after: ReleaseDigest,
): { readonly files: readonly string[]; readonly bytes: number } {
  const all = [...new Set([...before.keys(), ...after.keys()])];
  const files = all.filter((file) => before.get(file)?.digest !== after.get(file)?.digest).sort();
  return {
    files,
    bytes: files.reduce((sum, file) => sum + (after.get(file) ?? before.get(file) ?? { bytes: 0 }).bytes, 0),
  };
}
