import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type SubmitHandler,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { Failure } from "../../shared/http/ask";
import { focusFirstWrong, type Schema, schemaResolver } from "../../shared/ui/form/schema-resolver";
import { useCaptcha } from "./captcha";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft";
import { type MessageAddress, sendMessage } from "./send-message";

/** Description of a message form, apart from the fields that every message has (src/contract/shared/fields.ts). */
export interface MessageForm<Values extends FieldValues> {
  readonly address: MessageAddress;
  readonly schema: Schema;
  readonly empty: DefaultValues<Values>;
  /** Answers already known; they override those of a draft. */
  readonly given?: Partial<Values>;
  /** Answers that say what the form was opened for. They override those of a draft, which keeps its own for another time. */
  readonly subject?: Partial<Values>;
  /** By default the draft is kept in the tab, under the form's address. */
  readonly draft?: Draft;
  /** Converts the values of the fields to the input of the schema. */
  readonly shape?: (values: Values) => object;
  /** Returns the ID token of the member who sends it. */
  readonly token?: () => Promise<string | null>;
  /** When the fields became available, in milliseconds of `performance.now()`, if that was before this hook was called. */
  readonly openedAt?: number;
}

/** Data and callbacks for the frame of a form (message-form.tsx). */
export interface Sending {
  readonly element: RefObject<HTMLFormElement>;
  readonly submit: () => Promise<unknown>;
  /** Whether the message is being sent. */
  readonly sending: boolean;
  /** Why the message was not sent. */
  readonly failure: Pick<Failure, "message" | "ways"> | null;
  /** Called with the value of the honeypot field, which people do not see. */
  readonly honeypot: (value: string) => void;
  /** Element in which the captcha appears. */
  readonly captcha: ReactNode;
}

export interface Messaging<Values extends FieldValues> extends Sending {
  readonly form: UseFormReturn<Values>;
  /** Reference of the sent message. */
  readonly reference: string | null;
}

interface Envelope {
  id: string;
  website: string;
  filled_in: number;
  captcha: string | null;
}

/**
 * State of a message form: the schema validates it, it is sent once however often it is tried, and its answers are kept as a draft until it is sent.
 * Values are sent as they were typed, because the Worker parses them with the same schema.
 */
export function useMessageForm<Values extends FieldValues>({
  address,
  schema,
  empty,
  given,
  subject,
  shape = (values) => values,
  token,
  openedAt,
  draft = { name: address, keptBy: "tab" },
}: MessageForm<Values>): Messaging<Values> {
  const [failure, setFailure] = useState<Sending["failure"]>(null);
  const [reference, setReference] = useState<string | null>(null);
  const captcha = useCaptcha(address.replace(/\/.*/, "")); // « ads » for « ads/… ».
  const opened = useRef(openedAt ?? performance.now());
  const envelope = useRef<Envelope>({ id: crypto.randomUUID(), website: "", filled_in: 0, captcha: null });
  const tried = useRef<string | null>(null);

  const resolver = schemaResolver<Values>(schema, (values) => ({ ...shape(values), ...envelope.current }));
  const form = useForm<Values>({
    resolver,
    shouldFocusError: false,
    defaultValues: { ...empty, ...readDraft(draft), ...given, ...subject } as DefaultValues<Values>,
  });

  const { name, keptBy } = draft;
  const [about] = useState(subject);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const own = Object.entries(values).filter(([field]) => !about || !(field in about));
      keepDraft({ name, keptBy }, { ...readDraft({ name, keptBy }), ...Object.fromEntries(own) });
    });
    return unsubscribe;
  }, [form, name, keptBy, about]);

  const element = useRef<HTMLFormElement>(null);
  const focusWrong = () => focusFirstWrong(element.current);
  const send: SubmitHandler<Values> = async (values) => {
    setFailure(null);
    const content = JSON.stringify(shape(values));
    // An earlier attempt may have arrived although no answer came, so changed content needs a new id.
    if (tried.current !== null && tried.current !== content) envelope.current.id = crypto.randomUUID();
    tried.current = content;
    envelope.current.filled_in = Math.round(performance.now() - opened.current);
    envelope.current.captcha = await captcha.token();
    const sent = await sendMessage(address, { ...shape(values), ...envelope.current }, token);
    if (sent.ok) {
      dropDraft(draft);
      return setReference(sent.value.reference);
    }
    if (sent.code === "message_changed") envelope.current.id = crypto.randomUUID();
    setFailure(sent);
    for (const [field, message] of Object.entries(sent.fields)) form.setError(field as Path<Values>, { message });
    focusWrong();
  };
  const submit = form.handleSubmit(send, focusWrong);

  return {
    form,
    element,
    submit,
    sending: form.formState.isSubmitting,
    failure,
    reference,
    honeypot: (value) => void (envelope.current.website = value),
    captcha: captcha.place,
  };
}
