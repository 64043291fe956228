import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { type AdStep, stepSchema } from "../../contract/market/form";
import type { Failure } from "../../shared/http/ask";
import { type CheckedForm, focusFirstWrong, schemaResolver } from "../../shared/ui/form/schema-resolver";
import { type Answers, EMPTY, screenOf } from "./posting-answers";
import { thisYear, rules } from "./posting-rules";
import type { Posting } from "./use-posting";

export interface StepForm<Values extends FieldValues> extends CheckedForm<Values> {
  readonly busy: boolean;
}

/**
 * The form of a step: stored after each change, validated by the schema that the edge uses too, sent once it is valid.
 * @param known initial values for fields that have no answer yet
 */
export function useStep<Step extends AdStep>(
  step: Step,
  posting: Posting,
  known: Partial<Answers[Step]> = {},
): StepForm<Answers[Step]> {
  const { draft } = posting;
  const [failure, setFailure] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const made = Number(draft.answers.vehicle?.year) || thisYear();
  const resolver = useMemo(() => schemaResolver<Answers[Step]>(stepSchema(step, rules(), made)), [step, made]);
  const form = useForm<Answers[Step]>({
    resolver,
    shouldFocusError: false,
    defaultValues: { ...EMPTY[step], ...known, ...draft.answers[step] } as DefaultValues<Answers[Step]>,
  });
  const focusWrong = () => focusFirstWrong(element.current);

  const keep = useRef(posting.typed);
  keep.current = posting.typed;
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keep.current(step, { ...values } as Answers[Step]));
    return unsubscribe;
  }, [form, step]);

  const refuse = ({ message, fields }: Failure) => {
    const here = Object.entries(fields).filter(([field]) => screenOf(field) === step);
    for (const [field, sentence] of here) form.setError(field as Path<Answers[Step]>, { message: sentence });
    const [elsewhere] = Object.keys(fields).filter((field) => screenOf(field) !== step);
    setFailure(here.length > 0 ? null : message);
    if (here.length > 0) focusWrong();
    else if (elsewhere !== undefined) posting.goTo(screenOf(elsewhere));
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const problem = await posting.answered(step, values);
    if (problem) refuse(problem);
  }, focusWrong);
  const busy = form.formState.isSubmitting;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  return { form, element, onSubmit, busy, failure };
}
