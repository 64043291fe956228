import * as z from "zod/mini";
import { warnOnce } from "../warn";

/** The rows of a list that have the shape; the others are told on stderr with their place in the file. */
export function rowsOf<Schema extends z.ZodMiniType>(schema: Schema, list: unknown, path: string): z.output<Schema>[] {
  if (!Array.isArray(list)) {
    if (list !== null) warnOnce(`${path} : une liste est attendue`);
    return [];
  }
  return list.flatMap((row: unknown, index) => {
    const parsed = z.safeParse(schema, row);
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    warnOnce(`${path}, ligne ${index + 1}, ${issue?.path.join(".") || "?"} : ${issue?.message ?? "forme inattendue"}`);
    return [];
  });
}
