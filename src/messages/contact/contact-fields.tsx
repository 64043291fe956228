import type { UseFormRegister } from "react-hook-form";
import type * as z from "zod/mini";
import type { contactForm, TOPICS } from "../../contract/messages/contact";
import { routes } from "../../routes";
import { Field } from "../../shared/ui/form/field";
import * as styles from "../../shared/ui/form/form.later.module.css";
import { MessageForm } from "../sending/message-form";
import { EmailField, NameField, PhoneField } from "../sending/sender-fields";
import type { Sending } from "../sending/use-message-form";

const TOPIC_LABELS: Readonly<Record<(typeof TOPICS)[number], string>> = {
  question: "Question",
  erreur_de_prix: "Erreur de prix",
  publicite: "Publicité",
  espace_pro: "Espace pro",
  signaler_une_annonce: "Signaler une annonce",
  donnees_personnelles: "Données personnelles",
};

/** Answers as the form fields hold them. */
export type ContactAnswers = Omit<z.input<ReturnType<typeof contactForm>>, "id" | "website" | "filled_in" | "captcha">;
export const NOTHING_WRITTEN: ContactAnswers = { topic: "question", name: "", phone: "", email: "", message: "" };

interface Props {
  readonly messaging: Sending;
  /** Connects a field to the code that validates and sends it; null until that code is loaded, while the browser alone holds what is typed. */
  readonly register: UseFormRegister<ContactAnswers> | null;
  readonly errors: Readonly<Partial<Record<keyof ContactAnswers, { readonly message?: string | undefined }>>>;
}

/** Fields of /contactez-nous: the same elements are served and hydrated, so that nothing typed before the scripts start is lost. */
export function ContactFields({ messaging, register, errors }: Props) {
  const tied = (name: keyof ContactAnswers) => register?.(name) ?? { name };
  return (
    <MessageForm messaging={messaging} send="Envoyer">
      <noscript>
        <p className={styles.note}>
          Ce formulaire a besoin de JavaScript pour partir&nbsp;: activez-le dans votre navigateur avant d’écrire.
        </p>
      </noscript>
      <Field label="Sujet" error={errors.topic?.message}>
        {(ties) => (
          <select {...ties} {...tied("topic")}>
            {Object.entries(TOPIC_LABELS).map(([topic, label]) => (
              <option key={topic} value={topic}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Message" hint="20 caractères au moins" error={errors.message?.message}>
        {(ties) => <textarea {...ties} {...tied("message")} rows={4} maxLength={3_000} />}
      </Field>
      <NameField input={tied("name")} error={errors.name?.message} />
      <PhoneField
        input={tied("phone")}
        hint="Un téléphone ou un e-mail suffit."
        error={errors.phone?.message}
        optional
      />
      <EmailField input={tied("email")} error={errors.email?.message} optional />
      <p className={styles.note}>
        Votre message sert à vous répondre, à rien d’autre.{" "}
        <a href={routes.legal} target="_blank">
          Vos données
        </a>
      </p>
    </MessageForm>
  );
}
