/**
 * Files that webpack wrote for the browser, as Gatsby records them.
 *
 * - Relies on: `public/webpack.stats.json` with `assetsByChunkName`, which the stage `build-javascript` writes before pages are rendered. It lists every file of
 *   a chunk, including files that chunks share (Gatsby's own map of chunks leaves these out). It also relies on the names of the runtime and of the shared sheet.
 * - No public way: Gatsby does not give plugins the files of a chunk.
 * - When it changes: pages would fetch their scripts in three rounds instead of one, or be rendered with old styles. Reading fails instead.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";

const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

const filesByChunk = (publicDir: string): Readonly<Record<string, readonly string[]>> =>
  stats.parse(JSON.parse(readFileSync(path.join(publicDir, "webpack.stats.json"), "utf8"))).assetsByChunkName;

/** Names of all sheets, sorted. */
export const sheetNames = (publicDir: string): readonly string[] =>
  [...new Set(Object.values(filesByChunk(publicDir)).flat())].filter((name) => name.endsWith(".css")).sort();

/** Whether a file is the sheet that all pages share, as webpack writes it. @param name file name with or without a leading slash */
export const isSharedSheet = (name: string): boolean => /^\/?styles\./.test(name);

/** @returns chunk → addresses of its scripts, and of its own sheets, which the scripts wait for */
export function chunkFiles(publicDir: string): (chunk: string) => readonly string[] {
  const byChunk = filesByChunk(publicDir);
  return (chunk) =>
    (byChunk[chunk] ?? [])
      .filter((file) => /\.(?:js|css)$/.test(file) && !isSharedSheet(file))
      .map((file) => `/${file}`);
}

/** Webpack's runtime, the script that contains the names of all others. @param sources addresses of a page's scripts */
export const runtimeOf = (sources: readonly string[]): string | undefined =>
  sources.find((source) => source.includes("webpack-runtime"));
