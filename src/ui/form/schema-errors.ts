import type { FieldErrors, FieldValues } from "react-hook-form";

/** A schema of src/contract/forms. */
export interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } };
}

/** The sentences of the schema under their fields; the first of each. */
export function schemaErrors<Values extends FieldValues>(schema: Schema, value: object): FieldErrors<Values> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= { type: "schema", message };
  return errors as FieldErrors<Values>;
}

/** In the order of the page, once what is wrong is marked: the library's own order is the one in which fields were made. */
export const focusFirstWrong = (form: HTMLElement | null) =>
  void setTimeout(() => form?.querySelector<HTMLElement>("[aria-invalid=true],fieldset[aria-describedby] input")?.focus());
