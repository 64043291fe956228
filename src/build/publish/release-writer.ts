import { link, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { MAX_BYTES } from "./guard";
import { holdsOneOf } from "./secret";

/** Writes a draft's files. One equal to the last release's is linked to it: no bytes, no changed date. */
export class ReleaseWriter {
  readonly files = new Set<string>();
  readonly tooBig: string[] = [];
  readonly leaking: string[] = [];
  changed = 0;
  readonly #directories = new Set<string>();

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
    const target = await this.#makePlace(file);
    const last = this.lastDir && path.join(this.lastDir, file);
    if (last && (await isSame(last, content)) && (await tryLink(last, target))) return;
    this.changed += 1;
    await writeFile(target, content);
  }

  /** Carries a file of the last release on as it is; false when it has none of that name. */
  async keep(file: string): Promise<boolean> {
    if (this.files.has(file) || !this.lastDir) return true;
    const kept = await tryLink(path.join(this.lastDir, file), await this.#makePlace(file));
    if (kept) this.files.add(file);
    return kept;
  }

  async #makePlace(file: string): Promise<string> {
    const target = path.join(this.draftDir, file);
    const directory = path.dirname(target);
    if (!this.#directories.has(directory)) {
      await mkdir(directory, { recursive: true });
      this.#directories.add(directory);
    }
    return target;
  }
}

const isSame = (file: string, content: Buffer) =>
  readFile(file).then(
    (last) => last.equals(content),
    () => false,
  );

/** False where the file is not there or the disk cannot link. */
const tryLink = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    () => false,
  );
