import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { takeApart } from "../../gatsby-5.16/build/built-page";
import { addressOf, pageData, readPageData } from "../../gatsby-5.16/build/page-data";
import { inspectPage } from "./inspect-page";
import { VocabularyReader } from "./vocabulary";

const words = z.array(z.string());

/** What a release needs to know of one page. It follows from the page's HTML and data alone, so that it can be remembered under their digests. */
export const pageFacts = z.object({
  /** null for a file that Gatsby did not build. */
  data: z.nullable(pageData),
  words: z.object({ elements: words, classes: words, ids: words, values: words }),
  /** Inline scripts and styles that the policy has to allow. */
  scripts: words,
  styles: words,
  /** Addresses of the style sheets of its kind of page. */
  sheets: words,
});
export type PageFacts = z.infer<typeof pageFacts>;

export interface ReadPage {
  readonly facts: PageFacts;
  /** Address → rules of its style sheets. */
  readonly rules: ReadonlyMap<string, string>;
  /** French sentences for the owner: why the page can be in no release. */
  readonly refused: readonly string[];
}

/** Reads one page. @param file path of its HTML below `publicDir` */
export async function readPage(publicDir: string, file: string): Promise<ReadPage> {
  const address = addressOf(file);
  const [html, data] = await Promise.all([
    readFile(path.join(publicDir, file), "utf8"),
    readPageData(publicDir, address),
  ]);
  const parts = data && takeApart(html);
  const reader = new VocabularyReader();
  const seen = inspectPage(parts ? parts.beforeStyle + parts.beforeScripts + parts.rest : html, (tag) =>
    reader.read(tag),
  );
  const { elements, classes, ids, values } = reader.vocabulary;
  const rules = parts ? parts.sheets : new Map<string, string>();
  return {
    facts: {
      data,
      words: { elements: [...elements], classes: [...classes], ids: [...ids], values: [...values] },
      scripts: [...seen.scripts],
      styles: [...seen.styles],
      sheets: [...rules.keys()],
    },
    rules,
    refused:
      data && !parts
        ? [`La page ${address} n’a pas la forme que Gatsby 5.16 donne à ses pages.`]
        : seen.refused.map((what) => `La page ${address} contient ${what}.`),
  };
}
