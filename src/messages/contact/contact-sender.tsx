import { memo, useEffect, useLayoutEffect, useState } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { contactForm } from "../../contract/messages/contact";
import { site } from "../../site";
import { keepDraft } from "../sending/draft";
import { type Sending, useMessageForm } from "../sending/use-message-form";
import { type ContactAnswers, NOTHING_WRITTEN } from "./contact-fields";

const schema = contactForm(site.phone);

export interface ContactMessaging extends Sending {
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
  const { getValues } = form;
  // What was written before this came is kept like what is written from now on.
  useEffect(() => {
    if (Object.keys(given).length > 0) keepDraft({ name: "contact", keptBy: "tab" }, getValues());
  }, [given, getValues]);
  // Before anybody can type on: the fields are tied in the same breath in which they were read.
  useLayoutEffect(() => onChange({ ...messaging, register: form.register, errors }));
  return null;
});
