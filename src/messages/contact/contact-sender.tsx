import { memo, useEffect, useLayoutEffect, useState } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { contactForm } from "../../contract/messages/contact";
import { site } from "../../site";
import { keepDraft } from "../sending/draft";
import { type Sending, useMessageForm } from "../sending/use-message-form";
import { type ContactAnswers, NOTHING_WRITTEN, type Topic } from "./contact-fields";

const schema = contactForm(site.phone);

export interface ContactMessaging extends Sending {
  readonly topic: Topic;
  readonly onTopic: (topic: Topic) => void;
  readonly register: UseFormRegister<ContactAnswers>;
  readonly errors: FieldErrors<ContactAnswers>;
  /** Reference of the sent message. */
  readonly reference: string | null;
}

export interface ContactSenderProps {
  /** Returns what was typed before this component was loaded. */
  readonly written: () => Partial<ContactAnswers>;
  /** In milliseconds of `performance.now()`. */
  readonly openedAt: number;
  /** Called at each render. */
  readonly onChange: (messaging: ContactMessaging) => void;
}

/** Validates and sends the fields of /contactez-nous. It renders nothing, because the fields are already in the served page. */
export const ContactSender = memo(function ContactSender({ written, openedAt, onChange }: ContactSenderProps) {
  const [given] = useState(written);
  const { form, ...messaging } = useMessageForm<ContactAnswers>({
    address: "contact",
    schema,
    empty: NOTHING_WRITTEN,
    given,
    openedAt,
  });
  const { errors } = form.formState;
  const { getValues, setValue } = form;
  const topic = form.watch("topic");
  // Text typed before this component was loaded is stored as a draft, like later text.
  useEffect(() => {
    if (Object.keys(given).length > 0) keepDraft({ name: "contact", keptBy: "tab" }, getValues());
  }, [given, getValues]);
  // The fields are registered in the same task in which they are read, so that no typed text is lost in between.
  useLayoutEffect(() =>
    onChange({ ...messaging, topic, onTopic: (chosen) => setValue("topic", chosen), register: form.register, errors }),
  );
  return null;
});
