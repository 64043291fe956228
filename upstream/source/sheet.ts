import { parse } from "csv-parse/sync";
import * as z from "zod/mini";

const line = z.record(z.string(), z.string());
export type Line = z.output<typeof line>;

/**
 * The lines of a spreadsheet by column name. Semicolon or comma, as the first line shows: office suites save either.
 * Throws what the CSV parser throws.
 */
export function readSheet(text: string): Line[] {
  const header = text.slice(0, text.search(/\r?\n|$/));
  return z.parse(
    z.array(line),
    parse(text, { columns: true, delimiter: header.includes(";") ? ";" : ",", skip_empty_lines: true, trim: true }),
  );
}
