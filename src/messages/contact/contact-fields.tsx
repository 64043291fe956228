import { Fragment } from "react";
import type { UseFormRegister } from "react-hook-form";
import type * as z from "zod/mini";
import type { contactForm, TOPICS } from "../../contract/messages/contact";
import { routes } from "../../routes";
import * as chips from "../../shared/ui/filter.page.module.css";
import { Field, FieldError } from "../../shared/ui/form/field";
import * as form from "../../shared/ui/form/form.later.module.css";
import { MessageForm } from "../sending/message-form";
import { EmailField, NameField, PhoneField } from "../sending/sender-fields";
import type { Sending } from "../sending/use-message-form";
import * as styles from "./contact.page.module.css";

export type Topic = (typeof TOPICS)[number];
const TOPIC_LABELS: Readonly<Record<Topic, string>> = {
  question: "Question",
  erreur_de_prix: "Erreur de prix",
  publicite: "Publicité",
  espace_pro: "Espace pro",
  signaler_une_annonce: "Signaler une annonce",
  donnees_personnelles: "Données personnelles",
};

/** What a message of each subject should say, shown under the subjects once it is chosen. */
const TOPIC_HINTS: Readonly<Record<Topic, string>> = {
  question: "Pour choisir, comparer ou comprendre\u00a0: dites votre budget, l’usage, la ville.",
  erreur_de_prix: "Un chiffre faux ou périmé\u00a0: donnez le lien de la page, votre source, sa date.",
  publicite: "Pour annoncer sur le site\u00a0: dites votre société, la période, le format.",
  espace_pro: "Concessionnaire, parking, garage\u00a0: dites la ville, les marques, l’activité.",
  signaler_une_annonce: "Arnaque, doublon, voiture vendue\u00a0: donnez la référence et le motif.",
  donnees_personnelles: "Accès, correction, suppression\u00a0: donnez l’adresse e-mail du compte.",
};

const TOPIC_ERROR = "sujet-erreur";

/** Answers as the form fields hold them. */
export type ContactAnswers = Omit<z.input<ReturnType<typeof contactForm>>, "id" | "website" | "filled_in" | "captcha">;
export const NOTHING_WRITTEN: ContactAnswers = { topic: "question", name: "", phone: "", email: "", message: "" };

/** Neither the telephone number nor the e-mail address is required by itself. */
const ONE_OF_TWO = { "aria-required": false };

interface Props {
  readonly messaging: Sending;
  readonly topic: Topic;
  readonly onTopic: (topic: Topic) => void;
  /** Connects a field to the code that validates and sends it; null until that code is loaded, while the browser alone holds what is typed. */
  readonly register: UseFormRegister<ContactAnswers> | null;
  readonly errors: Readonly<Partial<Record<keyof ContactAnswers, { readonly message?: string | undefined }>>>;
}

/** Fields of /contactez-nous: the same elements are served and hydrated, so that nothing typed before the scripts start is lost. */
export function ContactFields({ messaging, topic, onTopic, register, errors }: Props) {
  const tied = (name: keyof ContactAnswers) => register?.(name) ?? { name };
  return (
    <MessageForm messaging={messaging} send="Envoyer">
      <noscript>
        <p className={form.note}>
          Ce formulaire a besoin de JavaScript pour partir&nbsp;: activez-le dans votre navigateur avant d’écrire.
        </p>
      </noscript>
      <fieldset
        className={`${chips.filter} ${styles.topics}`}
        aria-describedby={errors.topic ? TOPIC_ERROR : undefined}
      >
        <legend>Sujet</legend>
        {(Object.entries(TOPIC_LABELS) as [Topic, string][]).map(([one, label]) => (
          <Fragment key={one}>
            <label className="chip">
              <input
                type="radio"
                name="topic"
                value={one}
                checked={one === topic}
                onChange={() => onTopic(one)}
                aria-describedby={`aide-${one}`}
              />
              {label}
            </label>
            <p className={form.hint} id={`aide-${one}`}>
              {TOPIC_HINTS[one]}
            </p>
          </Fragment>
        ))}
        <FieldError id={TOPIC_ERROR}>{errors.topic?.message}</FieldError>
      </fieldset>
      <Field
        label={
          <>
            Message <span className={form.optional}>(20 caractères au moins)</span>
          </>
        }
        error={errors.message?.message}
      >
        {(ties) => <textarea {...ties} {...tied("message")} rows={3} maxLength={3_000} />}
      </Field>
      <NameField input={tied("name")} error={errors.name?.message} />
      <fieldset className={styles.reply}>
        <legend>
          Où vous répondre&nbsp;? <span className={form.optional}>Un téléphone ou un e-mail suffit.</span>
        </legend>
        <PhoneField input={{ ...tied("phone"), ...ONE_OF_TWO }} error={errors.phone?.message} />
        <EmailField input={{ ...tied("email"), ...ONE_OF_TWO }} error={errors.email?.message} />
      </fieldset>
      <p className={form.note}>
        Votre message sert à vous répondre, à rien d’autre.{" "}
        <a href={routes.legal} target="_blank">
          Vos données
        </a>
      </p>
    </MessageForm>
  );
}
