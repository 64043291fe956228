import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type SubmitHandler,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { focusFirstWrong, type Schema, schemaResolver } from "../../shared/ui/form/schema-resolver";
import { useCaptcha } from "./captcha";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft";
import { type MessageAddress, sendMessage } from "./send-message";

/** What a form asks, beside the envelope that every message has (src/contract/messages/fields.ts). */
export interface MessageForm<Values extends FieldValues> {
  readonly address: MessageAddress;
  readonly schema: Schema;
  readonly empty: DefaultValues<Values>;
  /** Answers already known, which a draft does not change. */
  readonly given?: Partial<Values>;
  /** The tab keeps it under the form's address where nothing else is said. */
  readonly draft?: Draft;
  /** What its fields hold, as the schema reads it. */
  readonly shape?: (values: Values) => object;
  /** Of the member who sends it. */
  readonly token?: () => Promise<string | null>;
  /** When its fields could be filled in, in milliseconds of the page's clock, where that was before this is called. */
  readonly openedAt?: number;
}

/** What the frame of a form does and shows (message-form.tsx). */
export interface Sending {
  readonly element: RefObject<HTMLFormElement>;
  readonly submit: () => Promise<unknown>;
  /** Whether it is on its way. */
  readonly sending: boolean;
  /** Why it was not sent. */
  readonly failure: string | null;
  /** Told what is filled in where people see no field. */
  readonly honeypot: (value: string) => void;
  /** Where a captcha shows itself. */
  readonly captcha: ReactNode;
}

export interface Messaging<Values extends FieldValues> extends Sending {
  readonly form: UseFormReturn<Values>;
  /** Whether these fields are right; focus goes to the first that is not. */
  readonly check: (fields: readonly Path<Values>[]) => Promise<boolean>;
  /** Of the message that was sent. */
  readonly reference: string | null;
}

interface Envelope {
  id: string;
  website: string;
  filled_in: number;
  captcha: string | null;
}

/**
 * A form of ours: judged by its schema, sent once however often it is tried, its answers kept until it is sent.
 * @returns values go as they were typed: the edge reads them by the same schema
 */
export function useMessageForm<Values extends FieldValues>({
  address,
  schema,
  empty,
  given,
  shape = (values) => values,
  token,
  openedAt,
  draft = { name: address, keptBy: "tab" },
}: MessageForm<Values>): Messaging<Values> {
  const [failure, setFailure] = useState<string | null>(null);
  const [reference, setReference] = useState<string | null>(null);
  const captcha = useCaptcha(address.replace(/\/.*/, "")); // of « ads/… », « ads »
  const opened = useRef(openedAt ?? performance.now());
  const envelope = useRef<Envelope>({ id: crypto.randomUUID(), website: "", filled_in: 0, captcha: null });
  const tried = useRef<string | null>(null);

  const resolver = schemaResolver<Values>(schema, (values) => ({ ...shape(values), ...envelope.current }));
  const form = useForm<Values>({
    resolver,
    shouldFocusError: false,
    defaultValues: { ...empty, ...readDraft(draft), ...given } as DefaultValues<Values>,
  });

  const { name, keptBy } = draft;
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepDraft({ name, keptBy }, values));
    return unsubscribe;
  }, [form, name, keptBy]);

  const element = useRef<HTMLFormElement>(null);
  const focusWrong = () => focusFirstWrong(element.current);
  const check = async (fields: readonly Path<Values>[]) => {
    const right = await form.trigger(fields);
    if (!right) focusWrong();
    return right;
  };
  const send: SubmitHandler<Values> = async (values) => {
    setFailure(null);
    const said = JSON.stringify(shape(values));
    // What was tried may have arrived although no answer came: corrected, it is another message.
    if (tried.current !== null && tried.current !== said) envelope.current.id = crypto.randomUUID();
    tried.current = said;
    envelope.current.filled_in = Math.round(performance.now() - opened.current);
    envelope.current.captcha = await captcha.token();
    const sent = await sendMessage(address, { ...shape(values), ...envelope.current }, token);
    if (sent.ok) {
      dropDraft(draft);
      return setReference(sent.value.reference);
    }
    if (sent.code === "message_changed") envelope.current.id = crypto.randomUUID();
    setFailure(sent.message);
    for (const [field, message] of Object.entries(sent.fields)) form.setError(field as Path<Values>, { message });
    focusWrong();
  };
  const submit = form.handleSubmit(send, focusWrong);

  return {
    form,
    element,
    check,
    submit,
    sending: form.formState.isSubmitting,
    failure,
    reference,
    honeypot: (value) => void (envelope.current.website = value),
    captcha: captcha.place,
  };
}
