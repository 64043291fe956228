import * as z from "zod/mini";

/** What Gatsby's slice `_gatsby-scripts` says. */
export interface GatsbyScripts {
  /** Addresses, in order of execution. */
  readonly sources: readonly string[];
  /** Chunk name → addresses. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly compilationHash: string;
}

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
