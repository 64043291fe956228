import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import * as z from "zod/mini";
import { readSheet } from "../../../upstream/source/sheet";

export type Row = Readonly<Record<string, unknown>>;

/** How a table is kept in the content folder: a list, an object by key, a spreadsheet, Markdown files with a head, or a text. */
const FORMATS = {
  brands: ["list", "marques.json"],
  models: ["list", "modeles.json"],
  bodies: ["sheet", "carrosseries.csv"],
  designs: ["sheet", "dessins.csv"],
  versions: ["sheet", "versions.csv"],
  dealers: ["list", "concessionnaires.json"],
  reviews: ["list", "avis.json"],
  promos: ["list", "promos.json"],
  categories: ["list", "categories.json"],
  topics: ["list", "guide_topics.json"],
  country: ["list", "parametres_pays.json"],
  site: ["list", "parametres_site.json"],
  customs: ["sheet", "valeurs_douane.csv"],
  banners: ["object", "banners.json"],
  articles: ["documents", "articles"],
  guides: ["documents", "guides"],
  pages: ["documents", "pages"],
  sheet: ["text", "custom.css"],
} as const;

export type TableName = keyof typeof FORMATS;
export type Tables = Readonly<Record<TableName, readonly Row[]>>;
export const TABLES = Object.keys(FORMATS) as readonly TableName[];

type Format = (typeof FORMATS)[TableName][0];

/** Fields of a row that are no field of the content: the key in an object, the file and the text of a document. */
export const KEY = "(key)";
export const FILE = "(file)";
export const TEXT = "(text)";

const rows = z.array(z.record(z.string(), z.unknown()));
const row = z.record(z.string(), z.unknown());
const byKey = z.record(z.string(), row);
const HEAD = /^---\n([\s\S]*?)\n---\n/;

async function readDocuments(place: string): Promise<readonly Row[]> {
  const files = (await readdir(place, { recursive: true })).filter((file) => file.endsWith(".md")).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(place, file), "utf8");
      const [all, head = ""] = HEAD.exec(text) ?? [""];
      return { [FILE]: file, ...row.parse(parse(head)), [TEXT]: text.slice(all.length) };
    }),
  );
}

const READERS: Readonly<Record<Format, (place: string) => Promise<readonly Row[]>>> = {
  list: async (place) => rows.parse(JSON.parse(await readFile(place, "utf8"))),
  object: async (place) =>
    Object.entries(byKey.parse(JSON.parse(await readFile(place, "utf8")))).map(([key, one]) => ({
      [KEY]: key,
      ...one,
    })),
  sheet: async (place) => readSheet(await readFile(place, "utf8")),
  documents: readDocuments,
  text: async (place) => [{ [TEXT]: await readFile(place, "utf8") }],
};

const cell = (value: unknown) => {
  const text = String(value ?? "");
  return /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The text of a spreadsheet, whose columns are those of its first line. */
function sheetOf(lines: readonly Row[]): string {
  const columns = Object.keys(lines[0] ?? {});
  return [columns, ...lines.map((line) => columns.map((column) => line[column]))]
    .map((cells) => `${cells.map(cell).join(";")}\n`)
    .join("");
}

async function writeDocuments(place: string, documents: readonly Row[]): Promise<void> {
  await rm(place, { recursive: true });
  for (const { [FILE]: file, [TEXT]: text, ...head } of documents) {
    const target = path.join(place, String(file));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `---\n${stringify(head)}---\n${String(text)}`);
  }
}

const WRITERS: Readonly<Record<Format, (place: string, rows: readonly Row[]) => Promise<void>>> = {
  list: (place, list) => writeFile(place, JSON.stringify(list)),
  object: (place, list) =>
    writeFile(place, JSON.stringify(Object.fromEntries(list.map(({ [KEY]: key, ...one }) => [String(key), one])))),
  sheet: (place, lines) => writeFile(place, sheetOf(lines)),
  documents: writeDocuments,
  text: (place, texts) => writeFile(place, texts.map((one) => String(one[TEXT])).join("")),
};

/** Reads what editors keep in a content folder. */
export async function readTables(folder: string): Promise<Tables> {
  const read = TABLES.map(async (name) => {
    const [format, file] = FORMATS[name];
    return [name, await READERS[format](path.join(folder, file))] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Tables;
}

/** Saves the tables that an edit has changed, as an editor would: other files stay untouched. */
export async function writeTables(folder: string, changed: Partial<Tables>): Promise<void> {
  for (const name of TABLES) {
    const [format, file] = FORMATS[name];
    const table = changed[name];
    if (table) await WRITERS[format](path.join(folder, file), table);
  }
}
