import { type FormEvent, type RefObject, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import { focusFirstWrong, type Schema, schemaResolver } from "../shared/ui/form/schema-resolver";
import type { AuthProblem } from "./auth-problem";

interface Options<Values extends FieldValues, Judged> {
  readonly schema: Schema & { parse(value: unknown): Judged };
  readonly empty: DefaultValues<Values>;
  /** @returns what is wrong; null when nothing is */
  readonly send: (judged: Judged) => Promise<AuthProblem | null>;
}

export interface AccountForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly element: RefObject<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly sending: boolean;
  /** What is wrong with none of its fields alone. */
  readonly failure: string | null;
}

/** A form of the account: it is trimmed and judged by its schema, is never sent twice at once (rule: members/one-sending), and shows its problems under their fields. */
export function useAccountForm<Values extends FieldValues, Judged>({
  schema,
  empty,
  send,
}: Options<Values, Judged>): AccountForm<Values> {
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
