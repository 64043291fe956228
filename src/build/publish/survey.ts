import { isSharedSheet } from "../../gatsby-5.16/build/bundle-files";
import { addressOf, type PageData } from "../../gatsby-5.16/build/page-data";
import type { PageFacts, ReadPage } from "./page-facts";
import { emptyVocabulary, type Vocabulary } from "./vocabulary";

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

/** Everything that the pages use, collected in one pass that keeps only the text of a few pages in memory. */
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

/** Number of pages that are read at once. */
const CONCURRENCY = 16;

/** Yields the pages in order; several are read from the disk at once. */
async function* readAhead(htmlFiles: readonly string[], read: (file: string) => Promise<ReadPage>) {
  for (let start = 0; start < htmlFiles.length; start += CONCURRENCY) {
    const files = htmlFiles.slice(start, start + CONCURRENCY);
    const pages = await Promise.all(files.map(read));
    for (const [index, file] of files.entries()) {
      const page = pages[index];
      if (page) yield { file, address: addressOf(file), page };
    }
  }
}

const addAll = <T>(to: Set<T>, from: Iterable<T>) => {
  for (const item of from) to.add(item);
};

/** @param read gives the facts of a page (page-facts.ts), by the path of its HTML */
export async function survey(htmlFiles: readonly string[], read: (file: string) => Promise<ReadPage>): Promise<Survey> {
  const pages: SurveyedPage[] = [];
  const kinds = new Map<string, { words: Vocabulary; staticQueries: Set<string>; slices: Set<string> }>();
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const refused: string[] = [];
  let sheet: Survey["sheet"] = null;
  const ownSheets = new Map<string, string>();
  /** What many pages have in common is collected once. */
  const collected = new Set<PageFacts>();

  for await (const { file, address, page } of readAhead(htmlFiles, read)) {
    const { data, words, ...inline } = page.facts;
    refused.push(...page.refused);
    if (data) pages.push({ file, address, data });
    if (collected.has(page.facts)) continue;
    collected.add(page.facts);
    addAll(scripts, inline.scripts);
    addAll(styles, inline.styles);
    if (!data) continue;
    const kind = kinds.get(data.componentChunkName) ?? {
      words: emptyVocabulary(),
      staticQueries: new Set(),
      slices: new Set(),
    };
    kinds.set(data.componentChunkName, kind);
    addAll(kind.words.elements, words.elements);
    addAll(kind.words.classes, words.classes);
    addAll(kind.words.ids, words.ids);
    addAll(kind.words.values, words.values);
    addAll(kind.staticQueries, data.staticQueryHashes ?? []);
    addAll(kind.slices, Object.values(data.slicesMap ?? {}));
    for (const [name, css] of page.rules) {
      if (!isSharedSheet(name)) ownSheets.set(name, css);
      else if (sheet && sheet.address !== name)
        refused.push(`La page ${address} a une autre feuille de style que les autres.`);
      else sheet = { address: name, css };
    }
  }
  return { pages, kinds, scripts, styles, sheet, ownSheets, refused };
}
