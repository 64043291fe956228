import type * as z from "zod/mini";
import { contactForm, TOPICS } from "../../contract/forms/contact";
import { routes } from "../../routes";
import { site } from "../../site";
import { Field } from "../../ui/form/field";
import * as styles from "../../ui/form/form.later.module.css";
import { MessageForm } from "../messages/message-form";
import { MessageSent } from "../messages/message-sent";
import { useMessageForm } from "../messages/use-message-form";

const TOPIC_LABELS: Readonly<Record<(typeof TOPICS)[number], string>> = {
  question: "Question",
  erreur_de_prix: "Erreur de prix",
  publicite: "Publicité",
  espace_pro: "Espace pro",
  signaler_une_annonce: "Signaler une annonce",
  donnees_personnelles: "Données personnelles",
};

const schema = contactForm(site.phone);
type Answers = Omit<z.input<typeof schema>, "id" | "website" | "filled_in" | "captcha">;
const EMPTY: Answers = { topic: "question", name: "", email: "", phone: "", message: "" };

/** The form of /contactez-nous (MARKET § 2.16). */
export function ContactForm() {
  const messaging = useMessageForm<Answers>({ address: "contact", schema, empty: EMPTY });
  const { form, reference } = messaging;
  const { register, formState } = form;
  const { errors } = formState;
  if (reference)
    return <MessageSent reference={reference} sentence="Message envoyé. Réponse sous 2 jours ouvrés." />;
  return (
    <MessageForm messaging={messaging} send="Envoyer">
      <Field label="Sujet" error={errors.topic?.message}>
        {(ties) => (
          <select {...ties} {...register("topic")}>
            {TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {TOPIC_LABELS[topic]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Votre nom" error={errors.name?.message}>
        {(ties) => <input {...ties} {...register("name")} autoComplete="name" maxLength={80} />}
      </Field>
      <Field label="Adresse e-mail" error={errors.email?.message}>
        {(ties) => <input {...ties} {...register("email")} type="email" autoComplete="email" maxLength={254} />}
      </Field>
      <Field label="Téléphone" optional error={errors.phone?.message}>
        {(ties) => <input {...ties} {...register("phone")} type="tel" autoComplete="tel" placeholder="77 123 45 67" maxLength={40} />}
      </Field>
      <Field label="Message" hint="20 caractères au moins" error={errors.message?.message}>
        {(ties) => <textarea {...ties} {...register("message")} rows={5} maxLength={3_000} />}
      </Field>
      <p className={styles.note}>
        Votre message sert à vous répondre, à rien d’autre. <a href={routes.legal} target="_blank">Vos données</a>
      </p>
    </MessageForm>
  );
}
