import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** A schema of src/contract/forms. */
export interface Schema {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
  };
}

/** The sentences of the schema under their fields; the first of each. */
function schemaErrors<Values extends FieldValues>(schema: Schema, value: object): FieldErrors<Values> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= { type: "schema", message };
  return errors as FieldErrors<Values>;
}

/**
 * Has a form judged by its schema; its values stay as they were typed.
 * @param wholeOf what the schema reads of them
 */
export const schemaResolver =
  <Values extends FieldValues>(
    schema: Schema,
    wholeOf: (values: Values) => object = (values) => values,
  ): Resolver<Values> =>
  (values) => {
    const errors = schemaErrors<Values>(schema, wholeOf(values));
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

const WRONG = "[aria-invalid=true],fieldset[aria-describedby] input";
/** Milliseconds between two looks, and how often it is looked: fields are marked once React has drawn them, which a busy phone does late. */
const LOOK_EVERY = 10;
const MAX_LOOKS = 50;

/** In the order of the page, once what is wrong is marked: the library's own order is the one in which fields were made. */
export function focusFirstWrong(form: HTMLElement | null): void {
  const look = (looks: number) => {
    const wrong = form?.querySelector<HTMLElement>(WRONG);
    if (wrong) wrong.focus();
    else if (looks < MAX_LOOKS) setTimeout(look, LOOK_EVERY, looks + 1);
  };
  setTimeout(look, 0, 0);
}
