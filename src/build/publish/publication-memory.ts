import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { addressOf, dataFile } from "../../gatsby-5.16/build/page-data";
import { digestOf, FileDigests, type Seen } from "./file-digests";
import { pageFacts, type PageFacts, type ReadPage, readPage } from "./page-facts";
import { projectDigest } from "./project-digest";
import type { ReleaseFiles } from "./release-files";

/** All records are by path of a file below `public/`. */
const remembered = z.object({
  /** Digest of what else decides how a release looks: the sources and the key that no file may hold. */
  about: z.string(),
  /** The release that was made; its files can be linked. */
  release: z.string(),
  files: z.record(z.string(), z.readonly(z.tuple([z.string(), z.string()]))),
  /** Facts of pages, each once: many pages have the same ones. */
  facts: z.array(pageFacts),
  /** Digest of a page and its data, and the place of its facts. */
  pages: z.record(z.string(), z.tuple([z.string(), z.number()])),
  /** Address of a style sheet → its rules. */
  sheets: z.record(z.string(), z.string()),
  /** Digest of what the styles of the kinds are made from, and these styles by Gatsby's chunk name. */
  styles: z.object({ key: z.string(), kinds: z.record(z.string(), z.string()) }),
  /** Digest of what a published file was made from, and its size in bytes. */
  outputs: z.record(z.string(), z.tuple([z.string(), z.number()])),
});
type Remembered = z.infer<typeof remembered>;

const NOTHING: Remembered = {
  about: "",
  release: "",
  files: {},
  facts: [],
  pages: {},
  sheets: {},
  styles: { key: "", kinds: {} },
  outputs: {},
};

const fileOf = (root: string) => path.join(root, ".state/publication.json");

/** @returns null when nothing is kept, or nothing that can be read */
async function readKept(root: string): Promise<Remembered | null> {
  try {
    return remembered.parse(JSON.parse(await readFile(fileOf(root), "utf8")));
  } catch {
    return null; // The publication then reads everything, which gives the same release.
  }
}

/**
 * What a publication found out about each file, kept for the next one, which then looks at what changed. It saves time and decides nothing: each record
 * stands under a digest of all that it follows from. Without the file of the memory, or with one that cannot be read, a publication reads everything.
 */
export class PublicationMemory {
  readonly digests: FileDigests;
  readonly #pages = new Map<string, readonly [key: string, facts: PageFacts]>();
  /** Text of facts → these facts, each once. */
  readonly #facts = new Map<string, PageFacts>();
  /** Place of facts among those that are remembered → the pages that have them. */
  readonly #recalled = new Map<number, ReadPage>();
  readonly #sheets = new Map<string, string>();
  readonly #outputs: Record<string, [string, number]> = {};
  #styles = NOTHING.styles;

  private constructor(
    readonly root: string,
    readonly publicDir: string,
    readonly about: string,
    readonly last: Remembered,
    /** Whether the release that is remembered is the one being served, whose files can be linked. */
    readonly isServed: boolean,
  ) {
    this.digests = new FileDigests(publicDir, new Map<string, Seen>(Object.entries(last.files)));
  }

  /**
   * @param secret the key that no published file may hold: files that were searched for another one are searched again
   * @param served id of the release being served
   */
  static async open(root: string, secret: string | null, served: string | null): Promise<PublicationMemory> {
    const about = digestOf(JSON.stringify([await projectDigest(), secret]));
    const kept = await readKept(root);
    const last = kept?.about === about ? kept : NOTHING;
    return new PublicationMemory(root, path.join(root, "public"), about, last, last.release === served);
  }

  /** The facts of a page and the rules of its sheets: remembered, or read. @param file path of its HTML below `public/` */
  async page(file: string): Promise<ReadPage> {
    const data = path.relative(this.publicDir, dataFile(this.publicDir, addressOf(file)));
    const key = `${await this.digests.of(file)} ${await this.digests.of(data)}`;
    const [lastKey, place] = this.last.pages[file] ?? ["", -1];
    const known = lastKey === key ? this.#recall(place) : undefined;
    if (known) {
      this.#pages.set(file, [key, known.facts]);
      return known;
    }
    const page = await readPage(this.publicDir, file);
    const kept = { ...page, facts: this.#keep(page.facts) };
    this.#pages.set(file, [key, kept.facts]);
    for (const [name, css] of page.rules) this.#sheets.set(name, css);
    return kept;
  }

  /** A page as it was remembered, by the place of its facts: the same object for all pages that have the same ones. */
  #recall(place: number): ReadPage | undefined {
    const recalled = this.#recalled.get(place);
    const facts = this.last.facts[place];
    if (recalled || !facts) return recalled;
    const rules = new Map(facts.sheets.map((name) => [name, this.last.sheets[name] ?? ""]));
    for (const [name, css] of rules) this.#sheets.set(name, css);
    const page: ReadPage = { facts: this.#keep(facts), rules, refused: [] };
    this.#recalled.set(place, page);
    return page;
  }

  /** The same facts, parsed from their text: a word cut out of a page keeps the text of the whole page in memory, which 20,000 pages do not leave room for. */
  #keep(facts: PageFacts): PageFacts {
    const text = JSON.stringify(facts);
    const kept = this.#facts.get(text) ?? (JSON.parse(text) as PageFacts);
    this.#facts.set(text, kept);
    return kept;
  }

  /** The styles of the kinds of page. @param sources all that they are made from */
  styles(sources: unknown, make: () => ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    const key = digestOf(JSON.stringify(sources));
    const kinds = this.last.styles.key === key ? this.last.styles.kinds : Object.fromEntries(make());
    this.#styles = { key, kinds };
    return new Map(Object.entries(kinds));
  }

  /** The size of a file in the served release, if it was made from the same there; null otherwise. @param key digest of what it is made from */
  published(file: string, key: string): number | null {
    const [lastKey, size] = this.last.outputs[file] ?? ["", 0];
    return this.isServed && lastKey === key ? size : null;
  }

  /** Remembers a file of this release. @param size in bytes */
  publish(file: string, key: string, size: number): void {
    this.#outputs[file] = [key, size];
  }

  /** These files, each with the digest of what it was made from. */
  filesOf = (files: Iterable<string>): ReleaseFiles =>
    new Map([...files].map((file) => [file, this.#outputs[file]?.[0] ?? ""]));

  /** Keeps what was found out, once the release is the one being served. */
  async save(release: string): Promise<void> {
    const facts = [...this.#facts.values()];
    const places = new Map(facts.map((one, place) => [one, place]));
    const pages: Remembered["pages"] = {};
    for (const [file, [key, one]] of this.#pages) pages[file] = [key, places.get(one) ?? -1];
    const all: Remembered = {
      about: this.about,
      release,
      files: await this.digests.seen(),
      facts,
      pages,
      sheets: Object.fromEntries(this.#sheets),
      styles: this.#styles,
      outputs: this.#outputs,
    };
    const place = fileOf(this.root);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(`${place}.tmp`, JSON.stringify(all));
    await rename(`${place}.tmp`, place);
  }
}
