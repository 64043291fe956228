/** A CSV cell that a spreadsheet shows as text and never computes as a formula. */
function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(" ") : String(value ?? "");
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${inert.replace(/"/g, '""')}"`;
}

/** CSV by RFC 4180. The columns are those of all rows, in the order in which they first occur. */
export function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    [columns, ...rows.map((row) => columns.map((column) => row[column]))]
      .map((line) => line.map(cell).join(","))
      .join("\r\n") + "\r\n"
  );
}
