import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as z from "zod/mini";
import { apiFolder } from "../../plugins/gatsby-source-guide-auto/src/state/api-folder";
import { newerState, STATE_KINDS, type StateKind } from "../../plugins/gatsby-source-guide-auto/src/state/newer-state";
import { writeAtomic } from "../../plugins/gatsby-source-guide-auto/src/state/write-atomic";

/** What builds keep of one api.php for the next ones: kind → name of the file → its text. */
export type BuildState = Readonly<Record<StateKind, Readonly<Record<string, string>>>>;

/** The form in which the state travels. Another number is another form, which this code neither reads nor replaces. */
const VERSION = 1;
/** Far more than ten thousand models have: what is packed must not fill the memory of whoever unpacks it. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Nothing but a file right in the folder of its kind. */
const files = z.record(z.string().check(z.regex(/^[\w-][\w.-]*\.json$/)), z.string());
const packed = z.object({
  version: z.literal(VERSION),
  /** Folder of the api.php whose answers these are. */
  api: z.string(),
  state: z.object({ "last-good": files, "new-prices": files } satisfies Record<StateKind, typeof files>),
});
const ofOtherVersion = z.object({ version: z.number() });

const mapKinds = (map: (kind: StateKind) => Readonly<Record<string, string>>): BuildState => ({
  "last-good": map("last-good"),
  "new-prices": map("new-prices"),
});
const NOTHING: BuildState = mapKinds(() => ({}));

/** The files that builds on this machine keep of one api.php. */
export class StateFiles {
  readonly #folders: Readonly<Record<StateKind, string>>;
  readonly #api: string;

  /** @param stateDir folder that the plugin keeps them in @param apiBase address without a trailing slash */
  constructor(stateDir: string, apiBase: string) {
    const folderOf = (kind: StateKind) => apiFolder({ stateDir, apiBase }, kind);
    this.#folders = { "last-good": folderOf("last-good"), "new-prices": folderOf("new-prices") };
    this.#api = path.basename(this.#folders["last-good"]);
  }

  async read(): Promise<BuildState> {
    const [answers, prices] = await Promise.all([this.#filesOf("last-good"), this.#filesOf("new-prices")]);
    return { "last-good": answers, "new-prices": prices };
  }

  async write(state: BuildState): Promise<void> {
    for (const kind of STATE_KINDS)
      for (const [name, text] of Object.entries(state[kind]))
        await writeAtomic(path.join(this.#folders[kind], name), text);
  }

  pack(state: BuildState): Buffer<ArrayBuffer> {
    return gzipSync(JSON.stringify({ version: VERSION, api: this.#api, state } satisfies z.input<typeof packed>));
  }

  /** @returns « other » for the form of another version; null for what is damaged; nothing of another api.php */
  unpack(bytes: Uint8Array): BuildState | "other" | null {
    try {
      const value: unknown = JSON.parse(gunzipSync(bytes, { maxOutputLength: MAX_BYTES }).toString("utf8"));
      const read = packed.safeParse(value).data;
      if (read) return read.api === this.#api ? read.state : NOTHING;
      const version = ofOtherVersion.safeParse(value).data?.version;
      return version === undefined || version === VERSION ? null : "other";
    } catch {
      return null; // It is no gzip, too long, or no JSON.
    }
  }

  async #filesOf(kind: StateKind): Promise<Record<string, string>> {
    const folder = this.#folders[kind];
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    const kept = names.filter((name) => name.endsWith(".json"));
    return Object.fromEntries(
      await Promise.all(kept.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")] as const)),
    );
  }
}

export const isEmpty = (state: BuildState): boolean =>
  STATE_KINDS.every((kind) => Object.keys(state[kind]).length === 0);

/** The state of two builders in one: each file from where it is newer. @param before the state from which both went on */
export const joinStates = (one: BuildState, other: BuildState, before: BuildState | null): BuildState =>
  mapKinds((kind) => ({
    ...other[kind],
    ...Object.fromEntries(
      Object.entries(one[kind]).map(([name, text]) => {
        const theirs = other[kind][name];
        return [name, theirs === undefined ? text : newerState(kind, text, theirs, before?.[kind][name] ?? null)];
      }),
    ),
  }));
