/** A cell that a spreadsheet shows and never computes. */
function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(" ") : String(value ?? "");
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${inert.replace(/"/g, '""')}"`;
}

/** RFC 4180, with the columns of all rows in the order in which they first come. */
export function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    [columns, ...rows.map((row) => columns.map((column) => row[column]))]
      .map((line) => line.map(cell).join(","))
      .join("\r\n") + "\r\n"
  );
}
