import { existsSync, rmSync } from "node:fs";
import { lstat, mkdir, readdir, readFile, readlink, rename, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { type ReleaseFiles, takeReleaseFiles } from "./release-files";

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
/** An old release that is no longer kept. The next draft begins with it, because deleting and making thousands of files again takes longer than replacing the few that differ. */
const SPARE = "spare";
const spareDir = (root: string) => draftDir(root, SPARE);
/** What is known of the files of a release. */
export const filesRecord = (root: string, id: string) => path.join(root, RELEASES, `${id}.files.json`);
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

/**
 * Deletes all but the last three releases, and the drafts of interrupted publications. One that is no longer kept becomes the spare of the next draft. Synchronously, because
 * thousands of small files so take a third of the time.
 */
export async function prune(root: string, servedId: string): Promise<void> {
  const remove = (place: string) => rmSync(place, { recursive: true, force: true });
  const entries = await readdir(path.join(root, RELEASES));
  const releases = entries.filter((entry) => !/\.(?:tmp|json)$/.test(entry)).sort();
  const kept = new Set([...releases.slice(-KEPT), servedId, SPARE]);
  const old = releases.filter((release) => !kept.has(release)).at(-1);
  if (old !== undefined) {
    remove(spareDir(root));
    await rename(releaseDir(root, old), spareDir(root));
    // A spare without a record is not used.
    await rename(filesRecord(root, old), filesRecord(root, SPARE)).catch(() => remove(filesRecord(root, SPARE)));
  }
  for (const entry of entries)
    if (!kept.has(entry.replace(/(?:\.files)?\.json$|\.tmp$/, ""))) remove(path.join(root, RELEASES, entry));
}

interface Draft {
  readonly folder: string;
  /** The files of an old release that are in it. */
  readonly held: ReleaseFiles;
}

/** Makes the folder of a draft. @param about digest of what decides how all files look, besides what each is made from */
export async function openDraft(root: string, id: string, about: string): Promise<Draft> {
  const folder = draftDir(root, id);
  const held = await takeReleaseFiles(filesRecord(root, SPARE), about);
  if (held) await rename(spareDir(root), folder);
  else await mkdir(folder, { recursive: true });
  return { folder, held: held ?? new Map() };
}

/** The scripts and styles of older releases that this release still has to contain. */
export function olderAssets(assets: readonly string[], last: Manifest | null): string[][] {
  if (!last) return [];
  const same = last.assets.length === assets.length && last.assets.every((asset, index) => asset === assets[index]);
  return same ? last.older : [last.assets, ...last.older].slice(0, 2);
}
