import type { ZodMiniType } from "zod/mini";
import type { ContentKind } from "../../../../src/contract/shared/endpoints";
import { keyOf } from "./policy";

interface BadRow {
  /** Its key, or its place in the list: « n° 12 ». */
  row: string;
  /** Dotted path of the first wrong field: « couleurs.0.hex »; empty when the row is no object. */
  field: string;
  /** As it came. */
  sent: unknown;
}

export interface ParsedRows<Row> {
  good: Row[];
  bad: BadRow[];
  /** Keys that came twice; the first row stands. */
  doubles: string[];
}

/** Each row alone: a bad one never takes another with it. */
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
