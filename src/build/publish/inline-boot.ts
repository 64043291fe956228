import { createHash } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";

const BOOT = path.resolve(import.meta.dirname, "../boot");
/** What phones of the last six years run; older ones read the page without scripts. */
const TARGET = ["es2021", "chrome91", "safari15", "firefox90"];

async function bundle(entry: string, define: Readonly<Record<string, unknown>>): Promise<string> {
  const result = await build({
    entryPoints: [path.join(BOOT, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: TARGET,
    legalComments: "none",
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  const text = result.outputFiles[0]?.text.trim();
  if (!text) throw new Error(`esbuild gave nothing for ${entry}`);
  return text;
}

/** The inline script of every page. `</` cannot occur in it: it would end the script. */
export const bootScript = async (scripts: readonly string[]): Promise<string> =>
  (await bundle("boot.ts", { __SCRIPTS__: scripts })).replace(/^"use strict";/, "").replace(/<\//g, "<\\/");

export interface Launch {
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly compilationHash: string;
  /** Addresses of the full style sheets. */
  readonly styles: readonly string[];
  /** Addresses that the application of every page asks for. */
  readonly common: readonly string[];
  /** Kind of page → what its application asks for beside them. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
}

/** The first external script, under a name made of its content. */
export async function launchScript({ chunks, compilationHash, styles, common, kinds }: Launch): Promise<{ name: string; text: string }> {
  const text = await bundle("launch.ts", { __CHUNKS__: chunks, __COMPILATION__: compilationHash, __STYLES__: styles, __COMMON__: common, __KINDS__: kinds });
  return { name: `launch-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.js`, text };
}
