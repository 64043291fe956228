import { readFile } from "node:fs/promises";
import path from "node:path";
import { takeApart } from "../../gatsby-5.16/build/built-page";
import { isSharedSheet } from "../../gatsby-5.16/build/bundle-files";
import { addressOf, readPageData, type PageData } from "../../gatsby-5.16/build/page-data";
import { inspectPage } from "./inspect-page";
import { VocabularyReader, type Vocabulary } from "./vocabulary";

export interface SurveyedPage {
  readonly file: string;
  readonly address: string;
  readonly data: PageData;
}

interface Kind {
  readonly words: Vocabulary;
  readonly staticQueries: ReadonlySet<string>;
  readonly slices: ReadonlySet<string>;
}

/** Everything that the pages use, collected in one pass that keeps only a few pages in memory. */
export interface Survey {
  readonly pages: readonly SurveyedPage[];
  /** Gatsby's chunk name → kind of page. */
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  /** The sheet that all pages share. */
  readonly sheet: { readonly address: string; readonly css: string } | null;
  /** Address → rules of the further sheets of single kinds of page (`*.page.module.css`). */
  readonly ownSheets: ReadonlyMap<string, string>;
  /** French sentences for the owner. A release is made only when there are none. */
  readonly refused: readonly string[];
}

/** Number of pages in memory at once. */
const CONCURRENCY = 16;

/** Yields the pages with their data, in order; several are read from the disk at once. */
async function* readAhead(publicDir: string, htmlFiles: readonly string[]) {
  const read = async (file: string) => {
    const address = addressOf(file);
    const [html, data] = await Promise.all([
      readFile(path.join(publicDir, file), "utf8"),
      readPageData(publicDir, address),
    ]);
    return { file, address, html, data };
  };
  for (let start = 0; start < htmlFiles.length; start += CONCURRENCY)
    yield* await Promise.all(htmlFiles.slice(start, start + CONCURRENCY).map(read));
}

const addAll = <T>(to: Set<T>, from: Iterable<T>) => {
  for (const item of from) to.add(item);
};

export async function survey(publicDir: string, htmlFiles: readonly string[]): Promise<Survey> {
  const pages: SurveyedPage[] = [];
  const kinds = new Map<
    string,
    { reader: VocabularyReader; words: Vocabulary; staticQueries: Set<string>; slices: Set<string> }
  >();
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const refused: string[] = [];
  let sheet: Survey["sheet"] = null;
  const ownSheets = new Map<string, string>();

  for await (const { file, address, html, data } of readAhead(publicDir, htmlFiles)) {
    const parts = data && takeApart(html);
    if (data && !parts) {
      refused.push(`La page ${address} n’a pas la forme que Gatsby 5.16 donne à ses pages.`);
      continue;
    }
    let kind = data ? kinds.get(data.componentChunkName) : undefined;
    if (data && !kind) {
      const reader = new VocabularyReader();
      kind = { reader, words: reader.vocabulary, staticQueries: new Set(), slices: new Set() };
      kinds.set(data.componentChunkName, kind);
    }
    const seen = inspectPage(parts ? parts.beforeStyle + parts.beforeScripts + parts.rest : html, (tag) =>
      kind?.reader.read(tag),
    );
    addAll(scripts, seen.scripts);
    addAll(styles, seen.styles);
    for (const what of seen.refused) refused.push(`La page ${address} contient ${what}.`);
    if (!data || !parts || !kind) continue;
    pages.push({ file, address, data });
    addAll(kind.staticQueries, data.staticQueryHashes ?? []);
    addAll(kind.slices, Object.values(data.slicesMap ?? {}));
    for (const [name, css] of parts.sheets) {
      if (!isSharedSheet(name)) ownSheets.set(name, css);
      else if (sheet && sheet.address !== name)
        refused.push(`La page ${address} a une autre feuille de style que les autres.`);
      else sheet = { address: name, css };
    }
  }
  return { pages, kinds, scripts, styles, sheet, ownSheets, refused };
}
