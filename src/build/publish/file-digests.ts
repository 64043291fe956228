import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** 132 bits of SHA-256: two different contents do not have the same one. */
export const digestOf = (content: string | Buffer): string => hash("sha256", content, "base64url").slice(0, 22);

/** How a file looked, without being read (« size inode modified changed », times in nanoseconds; "" when that proves nothing), and the digest of its content. */
export type Seen = readonly [look: string, digest: string];

/** A file that changed this shortly before it was read may change again within the same tick of the file system's clock. */
const TICK_MS = 2_000;

/** Digests of the content of the files of one folder. A file that looks as it did keeps its digest and is not read again. */
export class FileDigests {
  readonly #now = new Map<string, Promise<Seen | null>>();

  /** @param before what was seen of the files in an earlier run */
  constructor(
    readonly folder: string,
    readonly before: ReadonlyMap<string, Seen>,
  ) {}

  /** The digest of a file; null when there is no such file. @param file path below the folder */
  async of(file: string): Promise<string | null> {
    const known = this.#now.get(file) ?? this.#look(file);
    this.#now.set(file, known);
    return (await known)?.[1] ?? null;
  }

  /** All files of this run. */
  async seen(): Promise<Readonly<Record<string, Seen>>> {
    const all = await Promise.all([...this.#now].map(async ([file, seen]) => [file, await seen] as const));
    return Object.fromEntries(all.flatMap(([file, seen]) => (seen ? [[file, seen] as const] : [])));
  }

  async #look(file: string): Promise<Seen | null> {
    const place = path.join(this.folder, file);
    // Synchronously: handing so short a call to another thread takes longer than the call.
    const stats = statSync(place, { bigint: true, throwIfNoEntry: false });
    if (!stats) return null;
    const { size, ino, mtimeNs, ctimeNs, ctimeMs } = stats;
    const look = Date.now() - Number(ctimeMs) > TICK_MS ? `${size} ${ino} ${mtimeNs} ${ctimeNs}` : "";
    const before = this.before.get(file);
    return look !== "" && before?.[0] === look ? before : [look, digestOf(await readFile(place))];
  }
}
