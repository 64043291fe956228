import type * as z from "zod/mini";
import type { AdDetail } from "../../contract/market/ad";
import { adMessageForm } from "../../contract/market/ad-message";
import { routes } from "../../routes";
import { site } from "../../site";
import { Dialog } from "../../shared/ui/dialog";
import { Field } from "../../shared/ui/form/field";
import * as styles from "../../shared/ui/form/form.later.module.css";
import { MessageForm } from "../../messages/sending/message-form";
import { EmailField, NameField, PhoneField } from "../../messages/sending/sender-fields";
import { MessageSent } from "../../messages/sending/message-sent";
import { useMessageForm } from "../../messages/sending/use-message-form";
import { closePopup } from "../../shared/popups/popups-state";

const schema = adMessageForm(site.phone);
type Answers = Omit<z.input<typeof schema>, "id" | "website" | "filled_in" | "captcha">;

/** A message to the seller, sent by e-mail. @param text the initial text */
export function MessagePopup({ ad, text }: { ad: Pick<AdDetail, "id" | "title" | "seller">; text: string }) {
  const messaging = useMessageForm<Answers>({
    address: `ads/${ad.id}/message`,
    schema,
    empty: { name: "", phone: "", email: "", text },
  });
  const { form, reference } = messaging;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Dialog title={`Écrire à ${ad.seller.name}`} onClose={closePopup}>
      {reference ? (
        <MessageSent reference={reference} sentence="Message envoyé. Le vendeur vous répond directement." />
      ) : (
        <MessageForm messaging={messaging} send="Envoyer au vendeur">
          <Field label="Message" error={errors.text?.message}>
            {(ties) => <textarea {...ties} {...register("text")} rows={4} maxLength={2_000} />}
          </Field>
          <NameField input={register("name")} error={errors.name?.message} />
          <PhoneField
            input={register("phone")}
            hint="Un téléphone ou un e-mail suffit."
            error={errors.phone?.message}
            optional
          />
          <EmailField input={register("email")} error={errors.email?.message} optional />
          <p className={styles.note}>
            Vos coordonnées vont à ce vendeur, à personne d’autre. Ne payez jamais d’avance.{" "}
            <a href={routes.legal} target="_blank">
              Vos données
            </a>
          </p>
        </MessageForm>
      )}
    </Dialog>
  );
}
