import { type ReactNode, useState } from "react";
import { type FieldValues, get, type Path, type UseFormReturn } from "react-hook-form";
import { Choice, Choices } from "../../shared/ui/form/choices";
import { Field } from "../../shared/ui/form/field";
import { More } from "../../shared/ui/form/more";
import * as styles from "./posting.later.module.css";

interface Props<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}

/** The error sentence under a field. */
function wrongIn<Values extends FieldValues>(
  { formState }: UseFormReturn<Values>,
  name: Path<Values>,
): string | undefined {
  const wrong: { readonly message?: string } | undefined = get(formState.errors, name);
  return wrong?.message;
}

interface LineProps<Values extends FieldValues> extends Props<Values> {
  readonly placeholder?: string;
  readonly longest?: number;
  /** Whether the field takes digits only. */
  readonly figures?: boolean;
  readonly type?: "text" | "date" | "tel";
  readonly autoComplete?: string;
}

/** A one-line text field. */
export function Line<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional = false,
  placeholder,
  longest = 60,
  figures = false,
  type = "text",
  autoComplete = "off",
}: LineProps<Values>) {
  return (
    <Field label={label} hint={hint} optional={optional} error={wrongIn(form, name)}>
      {(ties) => (
        <input
          {...ties}
          {...form.register(name)}
          type={type}
          inputMode={figures ? "numeric" : undefined}
          placeholder={placeholder}
          maxLength={type === "date" ? undefined : longest}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  );
}

interface ListProps<Values extends FieldValues> extends Props<Values> {
  /** Value → its label. */
  readonly answers: Readonly<Record<string, string>>;
}
const entries = (answers: Readonly<Record<string, string>>) => Object.entries(answers);

/** One answer from a long list, as a select. */
export function OneOf<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional = false,
  answers,
}: ListProps<Values>) {
  return (
    <Field label={label} hint={hint} optional={optional} error={wrongIn(form, name)}>
      {(ties) => (
        <select {...ties} {...form.register(name)}>
          <option value="">{optional ? "Non précisé" : "Choisir…"}</option>
          {entries(answers).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** One answer from a few, as tiles. */
export function Tiles<Values extends FieldValues>({ form, name, label, answers }: ListProps<Values>) {
  return (
    <Choices legend={label} error={wrongIn(form, name)}>
      {entries(answers).map(([value, words]) => (
        <Choice key={value} type="radio" value={value} label={words} {...form.register(name)} />
      ))}
    </Choices>
  );
}

/** A group of checkboxes: any number of them may be ticked. */
export function Boxes<Values extends FieldValues>({
  form,
  legend,
  boxes,
}: {
  readonly form: UseFormReturn<Values>;
  readonly legend: string;
  readonly boxes: readonly (readonly [Path<Values>, string])[];
}) {
  return (
    <Choices legend={legend} optional error={undefined}>
      {boxes.map(([name, words]) => (
        <Choice key={name} type="checkbox" label={words} {...form.register(name)} />
      ))}
    </Choices>
  );
}

interface MoreProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly summary: string;
  readonly names: readonly Path<Values>[];
  readonly children: ReactNode;
}

/** The fields of a step that nobody has to answer: closed, unless a draft has answers to them. */
export function MoreFields<Values extends FieldValues>({ form, summary, names, children }: MoreProps<Values>) {
  const [startsOpen] = useState(() => names.some((name) => Boolean(form.getValues(name))));
  return (
    <More summary={summary} startsOpen={startsOpen}>
      <div className={styles.pair}>{children}</div>
    </More>
  );
}
