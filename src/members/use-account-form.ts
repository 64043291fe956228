import { type FormEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { type CheckedForm, focusFirstWrong, type Schema, schemaResolver } from "../shared/ui/form/schema-resolver";
import type { AuthProblem } from "./auth-problem";

interface Options<Values extends FieldValues, Parsed> {
  readonly schema: Schema & { parse(value: unknown): Parsed };
  readonly empty: DefaultValues<Values>;
  /** @returns the problem to show; null on success */
  readonly send: (parsed: Parsed) => Promise<AuthProblem | null>;
}

export interface AccountForm<Values extends FieldValues> extends CheckedForm<Values> {
  readonly sending: boolean;
}

/** State of an account form: its schema trims and validates it, it is never submitted twice at once (rule: members/one-sending), and problems are shown under their fields. */
export function useAccountForm<Values extends FieldValues, Parsed>({
  schema,
  empty,
  send,
}: Options<Values, Parsed>): AccountForm<Values> {
  const [failure, setFailure] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    resolver: schemaResolver<Values>(schema),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const focusWrong = () => focusFirstWrong(element.current);
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const problem = await send(schema.parse(values));
    if (!problem) return;
    if (problem.clears) form.reset();
    if (problem.field === undefined) return setFailure(problem.message);
    form.setError(problem.field as Path<Values>, { message: problem.message });
    focusWrong();
  }, focusWrong);
  const sending = form.formState.isSubmitting;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending) void submit();
  };
  return { form, element, onSubmit, sending, failure };
}
