/**
 * What Gatsby asks of its module `utils/parcel/compile-gatsby-files`, by esbuild instead of Parcel. `replaced-compiler.mts` puts it in that place.
 *
 * - Relies on: the four exports below, which are all that Gatsby uses of that module, and the places of the compiled files.
 * - No public way: see `replaced-compiler.mts`.
 * - When it changes: Gatsby stops at its start, because an export is missing or it finds no compiled gatsby-config.
 */
import { existsSync, globSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

export const COMPILED_CACHE_DIR = ".cache/compiled";

/** Compiles gatsby-config.ts and gatsby-node.ts of the site and of its own plugins, each into one file. @throws when a source cannot be compiled, with its place */
export async function compileGatsbyFiles(siteRoot: string): Promise<void> {
  const outdir = path.join(siteRoot, COMPILED_CACHE_DIR);
  await rm(outdir, { recursive: true, force: true });
  await build({
    entryPoints: globSync(["gatsby-{config,node}.ts", "plugins/*/gatsby-{config,node}.ts"], { cwd: siteRoot }).sort(),
    absWorkingDir: siteRoot,
    outdir,
    outbase: siteRoot,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: `node${process.versions.node}`,
    logLevel: "silent",
  });
}

/** @returns the compiled file of a plugin, or of the site (« default-site-plugin »); undefined when it has none */
export function findCompiledLocalPluginModule(root: string, plugin: string, module: string): string | undefined {
  const folder = plugin === "default-site-plugin" ? "" : `plugins/${plugin}`;
  const file = path.join(root, COMPILED_CACHE_DIR, folder, `${module}.js`);
  return existsSync(file) ? file : undefined;
}

export const getResolvedFieldsForPlugin = (root: string, plugin: string) => ({
  resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, "gatsby-node"),
});
