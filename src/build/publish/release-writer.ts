import { link, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { MAX_BYTES } from "./guard";
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
    await inDirectory(target, () => writeFile(target, content));
  }

  /** Links a file of the last release into the draft; false when the last release has no file of that name. */
  async keep(file: string): Promise<boolean> {
    if (this.files.has(file) || !this.lastDir) return true;
    const kept = await tryLink(path.join(this.lastDir, file), path.join(this.draftDir, file));
    if (kept) this.files.add(file);
    return kept;
  }
}

/** Makes a file, and first its directory when that is not there. Most are: a draft begins with those of an older release. */
const inDirectory = (file: string, make: () => Promise<void>) =>
  make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    await mkdir(path.dirname(file), { recursive: true });
    await make();
  });

const isSame = (file: string, content: Buffer) =>
  readFile(file).then(
    (last) => last.equals(content),
    () => false,
  );

/** False when the file does not exist or the file system does not support hard links. */
const tryLink = (from: string, to: string) =>
  inDirectory(to, () => link(from, to)).then(
    () => true,
    () => false,
  );
