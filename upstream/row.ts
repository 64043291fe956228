/** One row as it goes out: an object with the French field names of the contract. */
export type Row = Record<string, unknown>;

/** The number in a field of a row, or null. */
export function numberIn(row: Row, field: string): number | null {
  const value = row[field];
  return typeof value === "number" ? value : null;
}

/** The text in a field of a row, or "". */
export function textIn(row: Row, field: string): string {
  const value = row[field];
  return typeof value === "string" ? value : "";
}
