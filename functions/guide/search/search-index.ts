import * as z from "zod/mini";
import { FOUND_KINDS, type FoundKind, type FoundRow } from "../../../src/contract/site/found";
import { addressed } from "../../../src/routes";
import type { Env } from "../../env";
import { errorName } from "../../shared/error-name";
import { releaseFile } from "../../site/release-files";
import { prepare, type Prepared } from "./match";

/** Kind, label, path, figure, other words, by how much it is ahead of rows that match equally well, and the logo of a brand, as src/build/search-index.ts writes them. */
const rowSchema = z.tuple([
  z.enum(FOUND_KINDS),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.optional(z.number()),
  z.optional(z.string()),
]);
const fileSchema = z.object({ cars: z.string(), rows: z.array(rowSchema) });

/** What makes two addresses those of one page. */
export function pageOf(path: string): string {
  const page = addressed(path);
  return page ? `${page.kind} ${page.id}` : path;
}

interface IndexedRow extends FoundRow {
  readonly kind: FoundKind;
  readonly page: string;
  readonly ahead: number;
}
export interface SearchIndex {
  /** Address of the file of all new cars. */
  readonly cars: string;
  readonly rows: readonly Prepared<IndexedRow>[];
  /** The figure of each page that has one. */
  readonly figures: ReadonlyMap<string, string>;
  /** The place of each page, in the order of src/build/search-index.ts: models of which many owners wrote before others. */
  readonly places: ReadonlyMap<string, number>;
}

export function readIndex(file: unknown): SearchIndex {
  const { cars, rows: sent } = fileSchema.parse(file);
  const rows = sent.map(([kind, label, path, figure, words, ahead = 0, mark]) =>
    prepare(
      { kind, label, path, page: pageOf(path), figure: figure === "" ? null : figure, ahead, mark },
      label,
      words,
    ),
  );
  const figures = new Map(rows.flatMap(({ row: { page, figure } }) => (figure === null ? [] : [[page, figure]])));
  const places = new Map(rows.map(({ row }, at) => [row.page, at]));
  return { cars, rows, figures, places };
}

/** A release never changes while its Worker runs, so its index is prepared once. */
const prepared = new WeakMap<object, SearchIndex>();

/** The index of the release; null when it cannot be read, which is logged: the rows of api.php are answered all the same. */
export async function searchIndex(env: Env): Promise<SearchIndex | null> {
  try {
    const file: object = Object(await releaseFile(env, "search-index"));
    const index = prepared.get(file) ?? readIndex(file);
    prepared.set(file, index);
    return index;
  } catch (error) {
    console.warn(`index de recherche : ${errorName(error)}`);
    return null;
  }
}
