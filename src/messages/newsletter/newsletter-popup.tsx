import type * as z from "zod/mini";
import { newsletterForm, SUBJECTS } from "../../contract/messages/newsletter";
import { routes } from "../../routes";
import { Dialog } from "../../shared/ui/dialog";
import { Choice, Choices } from "../../shared/ui/form/choices";
import * as styles from "../../shared/ui/form/form.later.module.css";
import { MessageForm } from "../sending/message-form";
import { EmailField } from "../sending/sender-fields";
import { MessageSent } from "../sending/message-sent";
import { useMessageForm } from "../sending/use-message-form";
import { closePopup } from "../../shared/popups/popups-state";

const SUBJECT_LABELS: Readonly<Record<(typeof SUBJECTS)[number], string>> = {
  actualites: "Actualités",
  promos: "Promos",
  baisses_de_prix: "Baisses de prix",
  guides: "Guides",
};

type Answers = Pick<z.input<typeof newsletterForm>, "email" | "subjects" | "consent">;
/** Entering an address counts as consent, as the sentence in the form states (rule: messages/newsletter). */
const EMPTY: Answers = { email: "", subjects: ["actualites"], consent: true };

/** The newsletter popup; its answer is the same whether or not the address is known (rule: messages/newsletter). */
export function NewsletterPopup() {
  const messaging = useMessageForm<Answers>({ address: "newsletter", schema: newsletterForm, empty: EMPTY });
  const { form, reference } = messaging;
  const { errors } = form.formState;
  return (
    <Dialog title="La lettre de la semaine" onClose={closePopup}>
      {reference ? (
        <MessageSent sentence="Vérifiez votre boîte : un e-mail de confirmation vous attend.">
          <button type="button" className="button" onClick={closePopup}>
            Fermer
          </button>
        </MessageSent>
      ) : (
        <MessageForm messaging={messaging} send="Je m'abonne">
          <p>L’auto au Sénégal, une fois par semaine au plus, avec un lien de désabonnement.</p>
          <EmailField input={form.register("email")} error={errors.email?.message} />
          <Choices legend="Ce qui vous intéresse" error={errors.subjects?.message}>
            {SUBJECTS.map((subject) => (
              <Choice
                key={subject}
                type="checkbox"
                value={subject}
                label={SUBJECT_LABELS[subject]}
                {...form.register("subjects")}
              />
            ))}
          </Choices>
          <p className={styles.note}>
            En saisissant votre adresse, vous acceptez les{" "}
            <a href={`${routes.legal}#conditions-d-utilisation`} target="_blank">
              conditions
            </a>{" "}
            et la{" "}
            <a href={routes.legal} target="_blank">
              politique de confidentialité
            </a>
            .
          </p>
        </MessageForm>
      )}
    </Dialog>
  );
}
