import type { FormEvent, RefObject } from "react";
import type { FieldErrors, FieldValues, Resolver, UseFormReturn } from "react-hook-form";

/** What a form needs of the schemas in src/contract. */
export interface Schema {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
  };
}

/** A form whose fields are validated before it is sent. */
export interface CheckedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly element: RefObject<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent) => void;
  /** An error that belongs to none of its fields. */
  readonly failure: string | null;
}

/** The first error sentence of each field. */
function schemaErrors<Values extends FieldValues>(schema: Schema, value: object): FieldErrors<Values> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= { type: "schema", message };
  return errors as FieldErrors<Values>;
}

/**
 * Resolver that validates a form with a schema; its values stay as they were typed.
 * @param wholeOf converts the values to the input of the schema
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
/** Interval in milliseconds and number of checks: fields are marked only after React has rendered, which takes long on a busy phone. */
const LOOK_EVERY = 10;
const MAX_LOOKS = 50;

/** Focuses the first wrong field in page order, once it is marked, and opens what hides it; react-hook-form would use the order in which fields were registered. */
export function focusFirstWrong(form: HTMLElement | null): void {
  const look = (looks: number) => {
    const wrong = form?.querySelector<HTMLElement>(WRONG);
    if (wrong) {
      wrong.closest("details")?.setAttribute("open", "");
      wrong.focus();
    } else if (looks < MAX_LOOKS) setTimeout(look, LOOK_EVERY, looks + 1);
  };
  setTimeout(look, 0, 0);
}
