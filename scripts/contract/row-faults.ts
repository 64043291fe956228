import type * as z from "zod/mini";
import type { Endpoint } from "../../upstream/endpoint-table";
import { componentOf, components, type Json } from "../../upstream/documents/components";
import { fieldsOf, typeWords } from "../../upstream/documents/fields";

const MAX_SHOWN_LENGTH = 40;

/** What came, in a few words. */
function received(value: unknown): string {
  if (value === undefined) return "il est absent";
  if (Array.isArray(value)) return "une liste est venue";
  if (typeof value === "object" && value !== null) return "un objet est venu";
  const text = JSON.stringify(value);
  return `${text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text} est venu`;
}

/** The value at a path of an issue; undefined where something on the way is missing. */
const valueAt = (row: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    row,
  );

/** « couleurs.0.hex » → « couleurs[].hex », the field’s path in the documents. */
const documented = (path: readonly PropertyKey[]) =>
  path
    .map(String)
    .join(".")
    .replace(/\.\d+(?=\.|$)/g, "[]");

/** How a row is not as agreed: a sentence a field, with what the documents say of it. */
export class RowFaults {
  #components = components();
  #fields = new Map<string, ReadonlyMap<string, Json>>();

  #fieldsOf(endpoint: Pick<Endpoint, "name">): ReadonlyMap<string, Json> {
    const known =
      this.#fields.get(endpoint.name) ??
      new Map(fieldsOf(this.#components.get(componentOf(endpoint)) ?? {}).map(({ path, json }) => [path, json]));
    this.#fields.set(endpoint.name, known);
    return known;
  }

  /** @param label « ligne 12 » */
  of(endpoint: Pick<Endpoint, "name">, label: string, row: unknown, schema: z.ZodMiniType): readonly string[] {
    const issues = schema.safeParse(row).error?.issues ?? [];
    return issues.map(({ path }) => {
      if (path.length === 0) return `${label} : ce n’est pas un objet comme convenu.`;
      const json = this.#fieldsOf(endpoint).get(documented(path));
      const expected = json ? ` ; attendu : ${typeWords(json).replaceAll("`", "")}` : "";
      return `${label}, champ ${path.map(String).join(".")} : ${received(valueAt(row, path))}${expected}.`;
    });
  }
}
