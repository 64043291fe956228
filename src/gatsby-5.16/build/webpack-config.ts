/**
 * Changes to Gatsby's webpack configuration.
 *
 * - Relies on: the cache groups `styles` and `shared`, the plugin `MiniCssExtractPlugin`, the minimizer `TerserPlugin` of this project's only copy of
 *   `terser-webpack-plugin`, and names of chunks that begin with `component---` for kinds of page.
 * - No public way: `onCreateWebpackConfig` allows the configuration to be changed, but guarantees nothing about its content.
 * - When it changes: pages would load sheets and scripts that they do not need, with longer names. The build stops instead.
 */
import { createHash } from "node:crypto";
import TerserPlugin from "terser-webpack-plugin";
import type { Chunk, Configuration, Module } from "webpack";
import { gone } from "./gone";

const FILE = "build/webpack-config.ts";

interface CacheGroups {
  readonly styles: { test: (module: Module) => boolean };
  readonly shared: { name: (module: Module, chunks: readonly Chunk[]) => string };
}
interface SheetPlugin {
  readonly options: Record<string, unknown>;
}

function cacheGroups({ optimization }: Configuration): CacheGroups {
  const groups = (optimization?.splitChunks || {}).cacheGroups as Partial<CacheGroups> | undefined;
  if (typeof groups?.styles?.test !== "function")
    throw gone("Gatsby no longer gathers styles in a cache group `styles` with a test", FILE);
  if (typeof groups.shared?.name !== "function")
    throw gone("Gatsby no longer gathers what parts share in a cache group `shared` with a name", FILE);
  return groups as CacheGroups;
}

function sheetPlugins({ plugins = [] }: Configuration): readonly SheetPlugin[] {
  const found = plugins.filter((plugin) => plugin?.constructor.name === "MiniCssExtractPlugin");
  return found as readonly object[] as readonly SheetPlugin[];
}

/** Whether a chunk shows a kind of page. */
export const isOfPage = (chunk: string | null | undefined): boolean => chunk?.startsWith("component---") ?? false;

/** What loads a sheet: every page, one kind of page, or a component that opens later. */
export type SheetKind = "styles" | "page" | "later";

/**
 * Makes sheets whose files match load with their scripts, under their own names. All others form one sheet, which every page shares.
 * @param nameOf template of the file's name
 */
export function keepSheetsApart(config: Configuration, apart: RegExp, nameOf: (kind: SheetKind) => string): void {
  const { styles } = cacheGroups(config);
  const isStyle = styles.test;
  styles.test = (module) => isStyle(module) && !apart.test(module.nameForCondition() ?? "");
  const kindOf = (chunk: string | null | undefined): SheetKind =>
    chunk === "styles" ? "styles" : isOfPage(chunk) ? "page" : "later";
  const plugins = sheetPlugins(config);
  if (plugins.length === 0) throw gone("Gatsby no longer writes sheets by MiniCssExtractPlugin", FILE);
  for (const plugin of plugins)
    plugin.options.chunkFilename = ({ chunk }: { chunk: { name?: string | null } }) => nameOf(kindOf(chunk.name));
}

/** Silences warnings about the order of sheets, because no module depends on the order of another's. The server's bundle has no sheets and no such plugin. */
export function ignoreOrderOfSheets(config: Configuration): void {
  for (const plugin of sheetPlugins(config)) plugin.options.ignoreOrder = true;
}

/** The imports that load a chunk, sorted. */
const originsOf = (chunk: Chunk): readonly string[] =>
  [...chunk.groupsIterable]
    .flatMap(({ origins }) =>
      origins.map(({ module, request }) => `${module?.libIdent({ context: process.cwd() }) ?? ""} ${request ?? ""}`),
    )
    .sort();

/**
 * Makes modules that two chunks share load only with these two. Gatsby names shared modules after the names of their chunks, which most chunks do not have, so the modules
 * of any two unnamed chunks were one file: Firebase was loaded with the comparator.
 */
export function keepSharedApart(config: Configuration): void {
  cacheGroups(config).shared.name = (_, chunks) =>
    createHash("sha1")
      .update(JSON.stringify(chunks.map((chunk) => chunk.name ?? originsOf(chunk))))
      .digest("hex");
}

/** Scripts are minimized by swc, which gives a little less than terser does, in a tenth of its time. */
export function minimizeBySwc(config: Configuration): void {
  const minimizers = config.optimization?.minimizer ?? [];
  const isTerser = (one: unknown) => one instanceof TerserPlugin;
  if (!minimizers.some(isTerser)) throw gone("Gatsby no longer minimizes scripts by TerserPlugin", FILE);
  const bySwc = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: 1, // A process of its own, which gives its memory back.
    terserOptions: {
      ecma: 2020,
      mangle: true,
      compress: { ecma: 2020, passes: 2, keep_fargs: false, unsafe_methods: true },
      format: { ecma: 2020 },
    },
  });
  Object.assign(config.optimization ?? {}, { minimizer: minimizers.map((one) => (isTerser(one) ? bySwc : one)) });
}
