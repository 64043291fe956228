/**
 * The scripts that Gatsby starts a page with, as its slice of them says.
 *
 * - Relies on: `public/_gatsby/slices/_gatsby-scripts-1.html` with `___chunkMapping`, `___webpackCompilationHash` and one `<script>` for each script.
 * - No public way: no other file has them in their order.
 * - When it changes: publishing refuses, and says so.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";

export interface GatsbyScripts {
  /** Addresses, in order of execution. */
  readonly sources: readonly string[];
  /** Chunk name → addresses. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly compilationHash: string;
}

/** The slice's HTML; null where nothing was built. */
export const scriptsSlice = (publicDir: string): Promise<string | null> =>
  readFile(path.join(publicDir, "_gatsby/slices/_gatsby-scripts-1.html"), "utf8").catch(() => null);

const chunkMap = z.record(z.string(), z.array(z.string()));

const parse = (text: string | undefined): unknown => (text === undefined ? null : JSON.parse(text));

/**
 * Reads the slice's HTML. Scripts for browsers without modules are left out: those browsers get the page as it is.
 * @returns null when Gatsby writes it in another shape than 5.16 does
 */
export function readGatsbyScripts(slice: string): GatsbyScripts | null {
  const mapping = /window\.___chunkMapping=("(?:[^"\\]|\\.)*");/.exec(slice)?.[1];
  const compilationHash = /window\.___webpackCompilationHash="([^"]+)"/.exec(slice)?.[1];
  const sources = [...slice.matchAll(/<script src="([^"]+)"(?! nomodule)[^>]*>/g)].map(([, source = ""]) => source);
  const inner = z.string().safeParse(parse(mapping));
  const chunks = inner.success ? chunkMap.safeParse(parse(inner.data)) : null;
  return chunks?.success && compilationHash && sources.length > 0
    ? { sources, chunks: chunks.data, compilationHash }
    : null;
}
