import type { ZodMiniType } from "zod/mini";
import type { ContentKind } from "../../../../src/contract/shared/endpoints";
import { keyOf } from "./policy";

interface BadRow {
  /** Key of the row, or its position in the list: « n° 12 ». */
  row: string;
  /** Dotted path of the first invalid field: « couleurs.0.hex »; empty when the row is not an object. */
  field: string;
  /** The value as sent. */
  sent: unknown;
}

export interface ParsedRows<Row> {
  good: Row[];
  bad: BadRow[];
  /** Keys that were sent more than once; the first row is kept. */
  doubles: string[];
}

/** Parses each row on its own, so that an invalid row never affects another. */
export function parseRows<Row>(kind: ContentKind, rows: readonly unknown[], schema: ZodMiniType<Row>): ParsedRows<Row> {
  const parsed: ParsedRows<Row> = { good: [], bad: [], doubles: [] };
  const seen = new Set<string>();
  rows.forEach((row, index) => {
    const key = keyOf(kind, row);
    const result = schema.safeParse(row);
    if (!result.success) {
      parsed.bad.push({
        row: key?.slice(0, 60) ?? `n° ${index + 1}`,
        field: result.error.issues[0]?.path.join(".") ?? "",
        sent: row,
      });
    } else if (key !== null && seen.has(key)) {
      parsed.doubles.push(key);
    } else {
      parsed.good.push(result.data);
      if (key !== null) seen.add(key);
    }
  });
  return parsed;
}
