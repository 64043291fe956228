import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { alertForm } from "../../contract/market/alert-form";
import { alertSubject } from "../../contract/market/alert-subject";
import { MessageForm } from "../../messages/sending/message-form";
import { MessageSent } from "../../messages/sending/message-sent";
import { EmailField } from "../../messages/sending/sender-fields";
import { useMessageForm } from "../../messages/sending/use-message-form";
import { routes } from "../../routes";
import * as styles from "../../shared/ui/form/form.later.module.css";
import { promiseOf } from "./alert-words";
import type { knownEmail } from "./known-email";

type Answers = Pick<z.input<typeof alertForm>, "email" | "search">;

export interface AlertRequestProps {
  /** The text of what the alert is about (src/contract/market/alert-subject.ts). */
  readonly search: string;
  /** The address of the signed-in member. */
  readonly known: Awaited<ReturnType<typeof knownEmail>>;
  /** What the alert is about, above the form. */
  readonly about: ReactNode;
  /** What leads on once it is sent. */
  readonly after: ReactNode;
}

/** The form of an alert: a member’s own address is subscribed at once; any other is confirmed by e-mail (rule: market/alert-asked). */
export function AlertRequest({ search, known, about, after }: AlertRequestProps) {
  const messaging = useMessageForm<Answers>({
    address: "alerts",
    schema: alertForm,
    empty: { email: "", search },
    given: { search, ...(known && { email: known.email }) },
    ...(known && { token: known.token }),
  });
  const { form, reference } = messaging;
  const isKnown = known !== null && form.getValues("email").trim().toLowerCase() === known.email.toLowerCase();
  if (reference)
    return (
      <MessageSent
        sentence={
          isKnown
            ? promiseOf(alertSubject(search))
            : "Vérifiez votre boîte : un e-mail vous attend, pour confirmer votre alerte."
        }
      >
        {after}
      </MessageSent>
    );
  return (
    <MessageForm messaging={messaging} send="Créer mon alerte">
      {about}
      <EmailField input={form.register("email")} error={form.formState.errors.email?.message} />
      <p className={styles.note}>
        Chaque e-mail a son lien pour arrêter. Votre adresse ne sert à rien d’autre :{" "}
        <a href={routes.legal} target="_blank">
          politique de confidentialité
        </a>
        .
      </p>
    </MessageForm>
  );
}
