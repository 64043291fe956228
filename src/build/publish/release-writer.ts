import { linkSync, rmdirSync, rmSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { MAX_BYTES } from "./guard";
import type { ReleaseFiles } from "./release-files";
import { holdsOneOf } from "./secret";

/** Writes a draft's files. A file that is equal to the last release's is hard-linked, which takes no space and keeps its date. */
export class ReleaseWriter {
  readonly files = new Set<string>();
  readonly tooBig: string[] = [];
  readonly leaking: string[] = [];
  changed = 0;

  /**
   * @param lastDir the release being served, to compare with; null for the first one
   * @param secrets byte strings that no file may hold
   */
  constructor(
    readonly draftDir: string,
    /** Files of an older release that are in the draft already. */
    readonly held: ReleaseFiles,
    readonly lastDir: string | null,
    readonly secrets: readonly Buffer[],
  ) {}

  async put(file: string, content: Buffer): Promise<void> {
    this.files.add(file);
    if (content.length > MAX_BYTES) this.tooBig.push(file);
    if (holdsOneOf(content, this.secrets)) this.leaking.push(file);
    const target = path.join(this.draftDir, file);
    const last = this.lastDir && path.join(this.lastDir, file);
    if (last && (await isSame(last, content)) && (await tryLink(last, target))) return;
    this.changed += 1;
    await replace(target, () => writeFile(target, content, { flag: "wx" }));
  }

  /**
   * Links a file of the last release into the draft; false when the last release has no file of that name.
   * @param key digest of what the last release made it from: a file of the draft that was made from the same stays as it is
   */
  async keep(file: string, key?: string): Promise<boolean> {
    if (this.files.has(file) || !this.lastDir) return true;
    const isThere = key !== undefined && this.held.get(file) === key;
    const kept = isThere || (await tryLink(path.join(this.lastDir, file), path.join(this.draftDir, file)));
    if (kept) this.files.add(file);
    return kept;
  }

  /** Deletes what the draft holds beside these files, with directories that are empty then. */
  holdOnly(files: ReadonlySet<string>): void {
    for (const file of this.held.keys()) {
      if (files.has(file)) continue;
      rmSync(path.join(this.draftDir, file), { force: true });
      removeEmpty(this.draftDir, path.dirname(file));
    }
  }
}

/** Removes a directory, and those around it, up to one that is not empty. */
function removeEmpty(root: string, directory: string): void {
  try {
    for (let place = directory; place !== "."; place = path.dirname(place)) rmdirSync(path.join(root, place));
  } catch {
    return; // It holds a file.
  }
}

/**
 * Makes a file in place of one that the draft holds, which must not be written to: other releases have it too. Its directory is made first where it is not there; most
 * are, because a draft begins with those of an older release.
 */
const replace = (file: string, make: () => Promise<void>) =>
  make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") await rm(file, { recursive: true });
    else if (error.code === "ENOENT") await mkdir(path.dirname(file), { recursive: true });
    else throw error;
    await make();
  });

const isSame = (file: string, content: Buffer) =>
  readFile(file).then(
    (last) => last.equals(content),
    () => false,
  );

/** False when the file does not exist or the file system does not support hard links. */
const tryLink = (from: string, to: string) =>
  replace(to, async () => linkSync(from, to)).then(
    () => true,
    () => false,
  );
