/**
 * Keeps what Gatsby compiles: queries, scripts with their sheets, the server's bundle and the types. A build of the same sources takes them as they are, and only reads
 * content and renders what it changed. `replaced-modules.mts` puts this file in the place of four modules of Gatsby, whose exports it has.
 *
 * - Relies on: queries are compiled once, before all bundles; bundles are made by `build` of `utils/webpack/bundle`, of whose result Gatsby asks no more than `KeptBundle`
 *   has; what these steps tell Gatsby's store is saved with it at the end of a build that succeeds.
 * - No public way: Gatsby compiles at each build, which takes a third of the time of one changed price.
 * - When it changes: Gatsby stops, because an export is missing, or compiles again each time, and a canary says so.
 */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Digest of all that is compiled, by `scripts/run-gatsby.ts`; undefined where nothing is kept, as in `npm run dev`. */
const FROM = process.env.COMPILED_FROM;
const KEPT = ".cache/compilations.json";
/** What bundles and types leave besides their own files. */
const ALSO = [
  "public/webpack.stats.json",
  "public/chunk-map.json",
  "public/_gatsby/slices/_gatsby-scripts-1.html",
  "src/gatsby-types.d.ts",
];

export interface Compilations {
  readonly from: string;
  /** Paths of the templates and slices that have pages, sorted. */
  readonly templates: readonly string[];
  readonly queries: readonly (readonly [path: string, query: unknown])[];
  /** Hash of the scripts. */
  readonly scripts: string;
  /** Hashes of the server's bundle. */
  readonly renderer: unknown;
  /** Size in bytes of each file that was made. */
  readonly files: Readonly<Record<string, number>>;
}

interface Config {
  readonly name: string;
}
interface Stats {
  readonly hash: string;
  readonly compilation: {
    readonly assets: Readonly<Record<string, unknown>>;
    readonly outputOptions: { readonly path: string };
  };
}
interface Bundle {
  readonly stats: Stats;
}
interface KeptBundle {
  readonly stats: { readonly hash: string; hasErrors(): false; hasWarnings(): false };
  close(): Promise<void>;
}

const require = createRequire(import.meta.url);
/** A module of Gatsby itself: `replaced-modules.mts` replaces none for this file. */
const own = (module: string) => require(`gatsby/dist/${module}.js`) as unknown;

let kept: Compilations | null = null;
const made: { -readonly [Part in keyof Compilations]?: Compilations[Part] } = { files: {} };
process.once("exit", (code) => {
  if (code === 0 && FROM !== undefined && made.renderer !== undefined) writeFileSync(KEPT, JSON.stringify(made));
});

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

/** @returns what was kept of these sources for these templates, all files of which are still there; null otherwise */
export function recall(from: string | undefined, templates: readonly string[], root = ""): Compilations | null {
  const file = path.join(root, KEPT);
  if (from === undefined || !existsSync(file)) return null;
  const all = JSON.parse(readFileSync(file, "utf8")) as Compilations;
  const isOf = all.from === from && JSON.stringify(all.templates) === JSON.stringify(templates);
  const isThere = () =>
    ALSO.every((one) => existsSync(path.join(root, one))) &&
    Object.entries(all.files).every(([one, size]) => sizeOf(path.join(root, one)) === size);
  return isOf && isThere() ? all : null;
}

function templatesInUse(): readonly string[] {
  const { store } = own("redux/index") as {
    readonly store: {
      getState(): Readonly<Record<"pages" | "slices", ReadonlyMap<string, { readonly componentPath: string }>>>;
    };
  };
  const { pages, slices } = store.getState();
  return [...new Set([...pages.values(), ...slices.values()].map(({ componentPath }) => componentPath))].sort();
}

/** In place of `query/query-compiler`. */
export default async function compileQueries(options: unknown): Promise<ReadonlyMap<string, unknown> | false> {
  const templates = templatesInUse();
  kept = recall(FROM, templates);
  if (kept) return new Map(kept.queries);
  const compiler = own("query/query-compiler") as { readonly default: typeof compileQueries };
  const queries = await compiler.default(options);
  Object.assign(made, { from: FROM, templates, queries: queries ? [...queries] : [] });
  return queries;
}

/** The files of a bundle that were written. An asset's name may have a query after it. */
const filesOf = ({ compilation: { assets, outputOptions } }: Stats) =>
  Object.fromEntries(
    Object.keys(assets).flatMap((name) => {
      const file = path.relative("", path.join(outputOptions.path, name.split("?", 1)[0] ?? name));
      const size = sizeOf(file);
      return size === undefined ? [] : [[file, size]];
    }),
  );

const bundles = () => own("utils/webpack/bundle") as { build(config: Config): Promise<Bundle>; watch: unknown };

/** In place of `build` of `utils/webpack/bundle`. */
export async function build(config: Config): Promise<Bundle | KeptBundle> {
  if (kept)
    return {
      stats: { hash: kept.scripts, hasErrors: () => false, hasWarnings: () => false },
      close: () => Promise.resolve(),
    };
  // From here on the files are those of another bundle, whether it succeeds or not.
  rmSync(KEPT, { force: true });
  const bundle = await bundles().build(config);
  made.files = { ...made.files, ...filesOf(bundle.stats) };
  if (config.name === "build-javascript") made.scripts = bundle.stats.hash;
  return bundle;
}
export const watch = (...config: unknown[]) => (bundles().watch as (...config: unknown[]) => unknown)(...config);

/** In place of `utils/webpack/get-ssr-chunk-hashes`. */
export function getSSRChunkHashes(bundle: unknown): unknown {
  if (kept) return kept.renderer;
  const hashes = own("utils/webpack/get-ssr-chunk-hashes") as { getSSRChunkHashes(bundle: unknown): unknown };
  made.renderer = hashes.getSSRChunkHashes(bundle);
  return made.renderer;
}

const types = own("utils/graphql-typegen/ts-codegen") as {
  writeTypeScriptTypes(...all: unknown[]): Promise<void>;
  readonly DEFAULT_TYPES_OUTPUT_PATH: string;
  readonly DEFAULT_DOCUMENT_SEARCH_PATHS: unknown;
};
export const { DEFAULT_TYPES_OUTPUT_PATH, DEFAULT_DOCUMENT_SEARCH_PATHS } = types;

/** In place of `utils/graphql-typegen/ts-codegen`. */
export const writeTypeScriptTypes = async (...all: unknown[]): Promise<void> => {
  if (!kept) await types.writeTypeScriptTypes(...all);
};
