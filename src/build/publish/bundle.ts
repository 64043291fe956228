import path from "node:path";
import { build } from "esbuild";

/** Browsers of the last six years. Older ones show the page without scripts. */
const TARGET = ["es2021", "chrome91", "safari15", "firefox90"];

/**
 * Bundles a standalone script that is not part of the application.
 * @param entry path from the root of the project
 * @param define constants that the script reads
 */
export async function bundle(entry: string, define: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const result = await build({
    entryPoints: [path.resolve(import.meta.dirname, "../../..", entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: TARGET,
    legalComments: "none",
    define: {
      "process.env.NODE_ENV": '"production"',
      ...Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    },
  });
  const text = result.outputFiles[0]?.text.trim();
  if (!text) throw new Error(`esbuild gave nothing for ${entry}`);
  return text;
}
