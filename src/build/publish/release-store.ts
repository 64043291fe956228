import { existsSync, readdirSync, rmSync } from "node:fs";
import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";

const manifest = z.object({
  id: z.string(),
  pages: z.number(),
  /** Hashed scripts and styles of this release. */
  assets: z.array(z.string()),
  /** Scripts and styles of the two previous releases that had different ones, for tabs that are still open. */
  older: z.array(z.array(z.string())),
});
export type Manifest = z.infer<typeof manifest>;

const RELEASES = ".releases";
const SERVED = "dist";
const KEPT = 3;

/** A sortable id that the owner can read: 20261121-121530-042. */
export const newReleaseId = (now: Date) =>
  now.toISOString().replace(/[-:]/g, "").replace("T", "-").replace(".", "-").replace("Z", "");

export const releaseDir = (root: string, id: string) => path.join(root, RELEASES, id);
/** The directories of an old release without its files. A draft begins with them, because making thousands of directories takes longer than linking the files. */
const spareDir = (root: string) => path.join(root, RELEASES, "spare.tmp");
/** Folder in which a release is prepared. */
export const draftDir = (root: string, id: string) => path.join(root, RELEASES, `${id}.tmp`);

/** The release being served; null when there is none or it has no readable manifest. */
export async function servedRelease(root: string): Promise<Manifest | null> {
  try {
    const id = path.basename(await readlink(path.join(root, SERVED)));
    return manifest.parse(JSON.parse(await readFile(path.join(root, RELEASES, `${id}.json`), "utf8")));
  } catch {
    return null; // This is the first publication, or another tool made dist/.
  }
}

/**
 * Replaces the served release by a finished draft, atomically: `dist` is a symbolic link, replaced by a rename. A reader
 * sees either the complete old release or the complete new one.
 */
export async function serve(root: string, release: Manifest): Promise<void> {
  await rename(draftDir(root, release.id), releaseDir(root, release.id));
  await writeFile(path.join(root, RELEASES, `${release.id}.json`), JSON.stringify(release));
  const served = path.join(root, SERVED);
  const next = path.join(root, `${SERVED}.${release.id}`);
  await symlink(path.join(RELEASES, release.id), next);
  if (existsSync(served) && !(await lstat(served)).isSymbolicLink()) await rename(served, releaseDir(root, "0-avant"));
  await rename(next, served);
}

/** Deletes all but the last three releases, and the drafts of interrupted publications. The directories of a deleted release are left for the next draft. */
export async function prune(root: string, servedId: string): Promise<void> {
  const entries = await readdir(path.join(root, RELEASES));
  const releases = entries.filter((entry) => !/\.(?:tmp|json)$/.test(entry)).sort();
  const kept = new Set([...releases.slice(-KEPT), servedId]);
  const old = releases.filter((release) => !kept.has(release)).at(-1);
  if (old !== undefined) await keepDirectories(root, old, servedId);
  for (const entry of entries)
    if (entry !== path.basename(spareDir(root)) && !kept.has(entry.replace(/\.json$/, "")))
      await rm(path.join(root, RELEASES, entry), { recursive: true, force: true });
}

/**
 * Makes the spare directories of an old release: those that the served one has too. Synchronously, because thousands of small files so take a third of the
 * time, in which the site's server waits for a processor to start with the new release.
 */
async function keepDirectories(root: string, old: string, servedId: string): Promise<void> {
  const emptied = draftDir(root, old);
  await rename(releaseDir(root, old), emptied);
  for (const entry of readdirSync(emptied, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    const isNeeded =
      entry.isDirectory() && existsSync(path.join(releaseDir(root, servedId), path.relative(emptied, place)));
    if (!isNeeded) rmSync(place, { recursive: true, force: true });
  }
  await rm(spareDir(root), { recursive: true, force: true });
  await rename(emptied, spareDir(root));
}

/** @returns the folder of a draft without files, which may have directories */
export async function openDraft(root: string, id: string): Promise<string> {
  const draft = draftDir(root, id);
  await rename(spareDir(root), draft).catch(() => mkdir(draft, { recursive: true })); // The first publications have no spare directories.
  return draft;
}

/** The scripts and styles of older releases that this release still has to contain. */
export function olderAssets(assets: readonly string[], last: Manifest | null): string[][] {
  if (!last) return [];
  const same = last.assets.length === assets.length && last.assets.every((asset, index) => asset === assets[index]);
  return same ? last.older : [last.assets, ...last.older].slice(0, 2);
}
