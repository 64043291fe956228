/** A CSV cell that a spreadsheet shows as text and never computes as a formula. */
function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(" ") : String(value ?? "");
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${inert.replace(/"/g, '""')}"`;
}

type Cells = readonly unknown[];
const linesOf = (lines: readonly Cells[], separator: string) =>
  `${lines.map((line) => line.map(cell).join(separator)).join("\r\n")}\r\n`;

/** CSV by RFC 4180. The columns are those of all rows, in the order in which they first occur. */
export function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return linesOf([columns, ...rows.map((row) => columns.map((column) => row[column]))], ",");
}

/** A mark by which Excel reads a file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** CSV that opens in columns in a French Excel, which separates by semicolons, by double click (rule: messages/csv). */
export const frenchCsv = (columns: readonly string[], rows: readonly Cells[]): string =>
  BYTE_ORDER_MARK + linesOf([columns, ...rows], ";");

/** {@link frenchCsv} as a file that no cache keeps. @param name of the file, without its end */
export const csvAnswer = (columns: readonly string[], rows: readonly Cells[], name: string): Response =>
  new Response(frenchCsv(columns, rows), {
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    },
  });
