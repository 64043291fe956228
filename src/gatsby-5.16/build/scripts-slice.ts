/**
 * The scripts with which Gatsby starts a page, read from its slice of scripts.
 *
 * - Relies on: `public/_gatsby/slices/_gatsby-scripts-1.html` with `___webpackCompilationHash` and one `<script>` for each script.
 * - No public way: no other file lists them in their order.
 * - When it changes: publishing refuses the build and reports the reason.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";

export interface GatsbyScripts {
  /** Addresses, in order of execution. */
  readonly sources: readonly string[];
  readonly compilationHash: string;
}

/** The slice's HTML; null when nothing was built. */
export const scriptsSlice = (publicDir: string): Promise<string | null> =>
  readFile(path.join(publicDir, "_gatsby/slices/_gatsby-scripts-1.html"), "utf8").catch(() => null);

/**
 * Parses the slice's HTML. Scripts for browsers without modules are left out, because those browsers show the page without scripts.
 * @returns null when its structure differs from that of Gatsby 5.16
 */
export function readGatsbyScripts(slice: string): GatsbyScripts | null {
  const compilationHash = /window\.___webpackCompilationHash="([^"]+)"/.exec(slice)?.[1];
  const sources = [...slice.matchAll(/<script src="([^"]+)"(?! nomodule)[^>]*>/g)].map(([, source = ""]) => source);
  return compilationHash && sources.length > 0 ? { sources, compilationHash } : null;
}
